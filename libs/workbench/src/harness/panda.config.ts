import { resolve } from 'node:path'
import { defineConfig } from '@pandacss/dev'
import { pandaOptions } from '@tandem/design-system/preset'

// Panda bundles this file before it runs it, so it has no place of its own: both come from who runs it.
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

/** The styles of one feature and of what it stands on. */
export default defineConfig({
  ...pandaOptions,
  cwd: workspace,
  include: [...shared, feature, sections].map((library) =>
    resolve(workspace, `libs/${library}/src/**/*.{ts,tsx}`),
  ),
  exclude: [resolve(workspace, 'libs/*/src/**/*.{test,stories}.{ts,tsx}')],
  outdir: 'libs/design-system/styled-system',
})
