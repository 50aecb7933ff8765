import { globSync } from 'node:fs'
import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from '@tandem/design-system/preset'

/**
 * Makes one stylesheet from what each library ships about the styles it uses, for hosts without Panda. The libraries
 * are built with this file too: `panda ship` then replaces `include` with the library's sources.
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
