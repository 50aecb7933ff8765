import { resolve } from 'node:path'
import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from '@tandem/design-system/preset'

// Panda bundles this file before running it, so it doesn't know its own path: both values come from the
// caller.
const workspace = process.env.NX_WORKSPACE_ROOT ?? process.cwd()
const feature = process.env.TANDEM_FEATURE ?? '*'

const shared = [
  'design-system',
  'session',
  'app-frame',
  'page-parts',
  'choices',
  'items',
  'lists',
  'workbench',
]
/** The sections of a feature are named after it: those of `feature-analytics` are `analytics-…`. */
const sections = `${feature.replace('feature-', '')}-*`

/** The styles of one feature and its dependencies. */
export default defineConfig({
  ...pandaOptions,
  cwd: workspace,
  include: [...shared, feature, sections].map((library) =>
    resolve(workspace, `libs/${library}/src/**/*.{ts,tsx}`),
  ),
  exclude: [resolve(workspace, 'libs/*/src/**/*.{test,stories}.{ts,tsx}')],
  outdir: 'libs/design-system/styled-system',
})
