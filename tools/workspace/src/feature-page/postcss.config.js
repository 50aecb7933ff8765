import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

const here = import.meta.dirname
const workspace = resolve(here, '../../../..')
const feature = process.env.TANDEM_FEATURE ?? ''
/** The sections of a feature are named after it: those of `feature-analytics` are `analytics-…`. */
const sections = globSync(`libs/${feature.replace('feature-', '')}-*`, { cwd: workspace }).map((path) =>
  basename(path),
)
const shared = ['design-system', 'app-frame', 'page-parts', 'choices', 'items', 'lists', 'workbench']
const styled = [...shared, feature, ...sections].map((library) => resolve(workspace, 'libs', library))
const pandaConfig = resolve(workspace, 'libs/workbench/src/harness/panda.config.ts')
const cache = resolve(workspace, 'node_modules/.cache/tandem/styles')
const isNoPage = (path) => /\.(test|stories)\.tsx?$/.test(path)

/** The file in which the styles for the current sources are cached. */
function stylesPath() {
  const libraries = styled.flatMap((folder) =>
    globSync(['src/**/*.{ts,tsx}', 'theme/**/*', 'preset.ts'], { cwd: folder, exclude: isNoPage })
      .toSorted()
      .map((path) => resolve(folder, path)),
  )
  const panda = resolve(workspace, 'node_modules/@pandacss/dev/package.json')
  const hash = createHash('sha256')
  for (const path of [...libraries, pandaConfig, panda].filter(isFile))
    hash.update(path).update(readFileSync(path))
  return resolve(cache, `${feature}-${hash.digest('hex').slice(0, 16)}.css`)
}

const isFile = (path) => /\.\w+$/.test(path)

function keep(path, css) {
  mkdirSync(dirname(path), { recursive: true })
  for (const old of globSync(`${feature}-*.css`, { cwd: cache })) rmSync(resolve(cache, old), { force: true })
  writeFileSync(path, css)
}

/**
 * Panda's styles, read from the cache if nothing has changed since: loading Panda and extracting takes
 * seconds.
 */
const keptStyles = {
  postcssPlugin: 'tandem-feature-styles',
  async Once(root, { result, postcss }) {
    const { from } = result.opts
    if (basename(from?.split('?')[0] ?? '') !== 'page.css') return
    const path = stylesPath()
    for (const folder of styled)
      result.messages.push({
        type: 'dir-dependency',
        plugin: 'tandem-feature-styles',
        parent: from,
        dir: resolve(folder, 'src'),
        glob: '**/!(*.test|*.stories).{ts,tsx}',
      })
    if (existsSync(path)) {
      const { source } = root
      root.removeAll()
      root.append(postcss.parse(readFileSync(path, 'utf8'), { from }).nodes)
      root.source = source
      return
    }
    const { default: pandacss } = await import('@pandacss/dev/postcss')
    const [extract] = pandacss({ configPath: pandaConfig, cwd: workspace }).plugins
    await extract(root, result)
    keep(path, root.toString())
  },
}

export default { plugins: [keptStyles] }
