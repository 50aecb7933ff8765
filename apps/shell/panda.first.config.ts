import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from '@tandem/design-system/preset'

const libraries = '../../libs/{app-frame,design-system,feature-auth,page-parts,session}/src/**/*'

/** Extracts the same styles as `panda.config.ts`, but only of what may be drawn before sign-in; see `split-styles.js`. */
export default defineConfig({
  ...pandaOptions,
  cwd: process.cwd(),
  include: ['./src/**/*.{ts,tsx}', `${libraries}.{ts,tsx}`],
  exclude: ['./src/**/*.test.tsx', `${libraries}.{test,stories}.tsx`, `${libraries}.test.ts`],
  outdir: '../../libs/design-system/styled-system',
})
