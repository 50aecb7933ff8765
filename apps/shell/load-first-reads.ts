import { join } from 'node:path'
import { runnerImport } from 'vite'
import { sourceCondition } from '../../vitest.shared.ts'
import type { FirstReads } from './first-reads.ts'

/** The first API reads of each page, found by running its module in Node. */
export async function loadFirstReads(): Promise<FirstReads> {
  const { module } = await runnerImport<{ firstReads: FirstReads }>(
    join(import.meta.dirname, 'first-reads-found.ts'),
    {
      root: import.meta.dirname,
      logLevel: 'error',
      // The production build of React doesn't have the development runtime.
      oxc: { jsx: { development: false } },
      environments: {
        inline: { resolve: { conditions: [sourceCondition], noExternal: [/^@tandem\//] } },
      },
    },
  )
  return module.firstReads
}
