import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from './preset.ts'
import { leanRecipes } from './theme/lean-recipes.ts'

export default defineConfig({
  ...pandaOptions,
  cwd: process.cwd(),
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.tsx'],
  outdir: 'styled-system',
  hooks: { ...pandaOptions.hooks, 'codegen:prepare': leanRecipes },
})
