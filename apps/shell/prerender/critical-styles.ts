import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { preprocessCSS } from 'vite'
import type { Plugin, ResolvedConfig } from 'vite'
import { renderSamples } from './render-samples.ts'
import { pickStyles } from './pick-styles.ts'

/**
 * Writes `critical.css` next to the module that renders pages. It contains the part of the app's stylesheet that those
 * pages need before the stylesheet has loaded. The app must be built first.
 */
export function criticalStyles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'tandem-critical-styles',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle({ dir = '' }) {
      const assets = join(dir, '../assets')
      const name = (await readdir(assets)).find((file) => /^(style|index)-[\w-]+\.css$/.test(file))
      if (!name) throw new Error('The app has no stylesheet yet: build it first')
      const { href } = pathToFileURL(join(dir, 'render-page.js'))
      const html = await renderSamples((await import(href)) as typeof import('./render-page.tsx'))
      const { code } = await preprocessCSS(await readFile(join(assets, name), 'utf8'), 'critical.css', {
        ...config,
        css: { ...config.css, postcss: { plugins: [pickStyles(html)] } },
      })
      await writeFile(join(dir, 'critical.css'), `${code}${hidden}`)
    },
  }
}

/**
 * theme.js marks documents of people with a session, which must never show a page for people without one, not even for
 * a moment.
 */
const hidden = '[data-session] [data-signed-out]{visibility:hidden}'
