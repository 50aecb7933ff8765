import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { listedPages } from '../listed-pages.ts'
import { workspaceRoot } from '../pages.ts'
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

/**
 * Writes the documentation as a site of plain files, which needs no server: every page, the files that pages link to,
 * the search, and Storybook if it was built.
 */
export function buildSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const lists = listedPages()
  const listed = lists.flatMap(({ pages }) => pages)
  const paths = new Set(listed.map(({ path }) => path))
  const storybook = join(workspaceRoot, 'storybook-static')
  const hasStorybook = existsSync(join(storybook, 'index.html'))
  const sections: Section[] = []
  const files = new Set<string>()
  for (const { path, title } of listed) {
    const page = renderPage(path, readFileSync(join(workspaceRoot, path), 'utf8'), paths)
    const file = sitePath(path)
    const { html, parts } = page
    write(join(folder, file), framedPage({ file, title, html, parts, lists, hasStorybook }))
    sections.push(...page.sections)
    for (const linked of page.files) files.add(linked)
  }
  write(join(folder, '404.html'), framedPage({ ...notFound, lists, hasStorybook }))
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
  if (hasStorybook) cpSync(storybook, join(folder, 'storybook'), { recursive: true })
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
