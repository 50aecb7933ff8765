import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from '@tandem/design-system/preset'

const components =
  '{banner,button,checkbox,dialog,error-state,field,icon-button,layout,logo,password-field,select,spinner,text,text-field,toast,visually-hidden,with-script}'

/** The sources without the frame of the pages behind sign-in. */
const sources = [
  './src/{*,errors/*,offline/changes/*,progress/*}',
  '../../libs/feature-auth/src/**/*',
  '../../libs/feature-settings/src/email/*',
  '../../libs/page-parts/src/{*,forms/*,timezone/*}',
  `../../libs/design-system/src/${components}/*`,
]

/**
 * Extracts the same styles as `panda.config.ts`, but only those of parts that can be shown before sign-in;
 * see `split-styles.ts`.
 */
export default defineConfig({
  ...pandaOptions,
  cwd: process.cwd(),
  include: sources.map((source) => `${source}.{ts,tsx}`),
  exclude: [
    './src/layout.tsx',
    ...sources.flatMap((source) => [`${source}.{test,stories}.tsx`, `${source}.test.ts`]),
  ],
  outdir: '../../libs/design-system/styled-system',
})
