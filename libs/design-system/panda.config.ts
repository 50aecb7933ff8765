import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from './preset.ts'
import { leanRecipes } from './theme/lean-recipes.ts'

export default defineConfig({
  ...pandaOptions,
  cwd: process.cwd(),
  include: ['./src/**/*.{ts,tsx}'],
  // Also what pages of hosts need: see `theme/outputs/write-style-parts.ts`.
  exclude: ['./src/**/*.{test,stories}.{ts,tsx}', './src/**/example-*.{ts,tsx}'],
  outdir: 'styled-system',
  hooks: { ...pandaOptions.hooks, 'codegen:prepare': leanRecipes },
})
