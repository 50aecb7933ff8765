import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from '@tandem/design-system/preset'

/** Extracts the styles of the shell and of every library it mounts into one stylesheet. */
export default defineConfig({
  ...pandaOptions,
  cwd: process.cwd(),
  include: ['./src/**/*.{ts,tsx}', '../../libs/*/src/**/*.{ts,tsx}'],
  // Patterns are compared with their prefix, so those of the libraries are written out.
  exclude: [
    './src/**/*.{test,stories}.tsx',
    '../../libs/*/src/**/*.{test,stories}.tsx',
    '../../libs/*/src/**/*.test.ts',
    '../../libs/workbench/src/harness/**',
  ],
  outdir: '../../libs/design-system/styled-system',
})
