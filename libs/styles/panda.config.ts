import { globSync } from 'node:fs'
import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from '@tandem/design-system/preset'

/**
 * Makes one stylesheet of what each library ships about the styles it uses, for hosts without Panda. The same file is
 * read to ship that: `panda ship` names the library's sources in place of `include`.
 */
export default defineConfig({
  ...pandaOptions,
  cwd: process.cwd(),
  include: globSync('libs/*/css/panda.buildinfo.json').map((path) => `./${path}`),
  exclude: [
    'libs/*/src/**/*.{test,stories}.{ts,tsx}',
    'libs/*/src/**/{dev,test-setup,example-*}.{ts,tsx}',
    'libs/*/src/harness/**',
  ],
  outdir: 'libs/design-system/styled-system',
})
