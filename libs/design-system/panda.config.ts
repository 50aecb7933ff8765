import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from './preset.ts'

export default defineConfig({
  ...pandaOptions,
  cwd: process.cwd(),
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.tsx'],
  outdir: 'styled-system',
})
