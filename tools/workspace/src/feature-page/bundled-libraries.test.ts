import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { workspaceRoot } from '../run-command.ts'
import { entries } from './bundled-libraries.ts'

/** What Vite does not bundle, for it is TSX itself, and what runs in tests alone. */
const others = ['@tandem/workbench/develop', '@tandem/workbench/test-setup', '@tandem/testing/render']

it('bundles all that features import of the libraries below them', () => {
  const files = globSync('libs/feature-*/src/**/*.{ts,tsx}', {
    cwd: workspaceRoot,
    exclude: (path) => /\.(?:test|stories)\.tsx?$/.test(path),
  })
  const imported = files.flatMap((file) =>
    [...readFileSync(resolve(workspaceRoot, file), 'utf8').matchAll(/from '(@tandem\/[^']+)'/g)].map(
      ([, entry]) => entry,
    ),
  )
  const known = [...entries, ...others]
  const missing = imported.filter((entry) => entry !== undefined && !known.includes(entry))
  expect(imported).toContain('@tandem/design-system')
  expect(missing).toEqual([])
})
