import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { listedPages } from '../listed-pages.ts'
import { workspaceRoot } from '../pages.ts'
import { componentPages } from './component-pages.ts'
import { framedPage } from './page-frame.ts'
import { renderPage, sitePath } from './render-page.ts'
import type { Section } from './render-page.ts'

const designSystem = join(workspaceRoot, 'libs/design-system')

/** What a host shows for an address without a page; its links need the site at the top of the host. */
const notFound = {
  file: '404.html',
  title: 'Page not found',
  html: '<h1>Page not found</h1><p>This address has no page. Search above, or start with <a href="index.html">the overview</a>.</p>',
  base: '/',
}

/** What `assets/storybook.js` shows instead of Storybook, if the site is opened from a folder. */
const needsServer = {
  file: 'storybook.html',
  title: 'Storybook needs a server',
  html: '<h1>Storybook needs a server</h1><p>Start one in the folder of this documentation, such as <code>npx http-server</code>, and open its address. Everything else here works without one.</p>',
}

/**
 * Writes the documentation as a site of plain files, which needs no server: every page with its source, a page for each
 * component if Storybook was built, the files that pages link to, the search, and Storybook itself.
 */
export function buildSite(folder: string, storybook = join(workspaceRoot, 'storybook-static')): void {
  rmSync(folder, { recursive: true, force: true })
  const hasStorybook = existsSync(join(storybook, 'index.html'))
  const components = hasStorybook ? componentPages() : []
  const written = listedPages()
  const lists = [
    ...written.slice(0, 3),
    { group: 'Components', pages: components },
    ...written.slice(3),
  ].filter(({ pages }) => pages.length > 0)
  const listed = [
    ...written.flatMap(({ pages }) =>
      pages.map((page) => ({ ...page, markdown: readFileSync(join(workspaceRoot, page.path), 'utf8') })),
    ),
    ...components,
  ]
  const paths = new Set(listed.map(({ path }) => path))
  const sections: Section[] = []
  const files = new Set<string>()
  for (const { path, title, markdown } of listed) {
    const page = renderPage(path, markdown, paths)
    const file = sitePath(path)
    const { html, parts } = page
    write(join(folder, file), framedPage({ file, title, html, parts, lists, hasStorybook }))
    write(join(folder, path), markdown)
    sections.push(...page.sections)
    for (const linked of page.files) files.add(linked)
  }
  write(join(folder, '404.html'), framedPage({ ...notFound, lists, hasStorybook }))
  cpSync(join(workspaceRoot, 'llms.txt'), join(folder, 'llms.txt'))
  for (const linked of files) cpSync(join(workspaceRoot, linked), join(folder, linked))
  cpSync(join(import.meta.dirname, 'assets'), join(folder, 'assets'), { recursive: true })
  for (const name of ['favicon.svg', 'logo-mark.svg'])
    cpSync(join(designSystem, 'assets', name), join(folder, 'assets', name))
  const font = createRequire(join(designSystem, 'package.json')).resolve(
    '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  )
  cpSync(font, join(folder, 'assets/onest.woff2'))
  const search = createRequire(import.meta.url).resolve('minisearch')
  cpSync(join(dirname(search), '../umd/index.js'), join(folder, 'assets/minisearch.js'))
  write(join(folder, 'assets/sections.js'), `const sections = ${JSON.stringify(sections)}\n`)
  if (!hasStorybook) return
  write(join(folder, needsServer.file), framedPage({ ...needsServer, lists, hasStorybook }))
  addStorybook(storybook, folder)
}

/** Adds Storybook with a script that tells it where the documentation is. */
function addStorybook(storybook: string, folder: string) {
  cpSync(storybook, join(folder, 'storybook'), { recursive: true })
  for (const name of ['index.html', 'iframe.html']) {
    const file = join(folder, 'storybook', name)
    const html = readFileSync(file, 'utf8')
    write(file, html.replace('<head>', '<head><script src="../assets/storybook.js"></script>'))
  }
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
