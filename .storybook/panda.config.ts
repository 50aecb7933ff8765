import { resolve } from 'node:path'
import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from '@tandem/design-system/preset'

// Panda bundles this file before it runs it, so it has no folder of its own: the path starts at the
// workspace.
const workspace = process.env.NX_WORKSPACE_ROOT ?? process.cwd()

export default defineConfig({
  ...pandaOptions,
  cwd: workspace,
  include: ['libs/*/src/**/*.{ts,tsx}', 'apps/shell/src/**/*.{ts,tsx}', '.storybook/*.tsx'].map((path) =>
    resolve(workspace, path),
  ),
  exclude: [resolve(workspace, '{libs/*,apps/shell}/src/**/*.test.{ts,tsx}')],
  outdir: 'libs/design-system/styled-system',
})
