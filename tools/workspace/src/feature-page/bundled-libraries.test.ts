import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { workspaceRoot } from '../run-command.ts'
import { entries } from './bundled-libraries.ts'

/**
 * Imports that aren't bundled: libraries with TSX, the sections of a feature, which change with it, and what
 * only tests use. The page is in English, so the lists of translations (`tr.ts`) aren't either.
 */
const others = [
  '@tandem/analytics-accounts',
  '@tandem/analytics-posts',
  '@tandem/workbench/develop',
  '@tandem/workbench/test-setup',
  '@tandem/testing/render',
]

it('bundles the libraries that features and their page import, and nothing else', () => {
  const files = globSync(
    ['libs/{analytics,feature}-*/src/**/*.{ts,tsx}', 'libs/workbench/src/harness/**/*.{ts,tsx}'],
    {
      cwd: workspaceRoot,
      exclude: (path) =>
        /(?:\.(?:test|stories)\.tsx?|panda\.config\.ts|^[a-z]{2}\.ts|\/[a-z]{2}\.ts)$/.test(path),
    },
  )
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(resolve(workspaceRoot, file), 'utf8').matchAll(/(?:from |import\()'(@tandem\/[^']+)'/g),
    ].map(([, entry]) => entry),
  )
  const bundled = new Set(imported.filter((entry) => entry !== undefined && !others.includes(entry)))
  expect([...bundled].toSorted()).toEqual(entries)
})
