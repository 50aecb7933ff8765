import { join } from 'node:path'
import { runnerImport } from 'vite'
import { sourceCondition } from '../../vitest.shared.ts'
import type { FirstReads } from './first-reads.ts'

/** What each page asks the API for first, found by running its module in Node. */
export async function loadFirstReads(): Promise<FirstReads> {
  const { module } = await runnerImport<{ firstReads: FirstReads }>(
    join(import.meta.dirname, 'first-reads-found.ts'),
    {
      root: import.meta.dirname,
      logLevel: 'error',
      // React for production has no other kind.
      oxc: { jsx: { development: false } },
      environments: {
        inline: { resolve: { conditions: [sourceCondition], noExternal: [/^@tandem\//] } },
      },
    },
  )
  return module.firstReads
}
