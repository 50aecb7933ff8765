import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePaths } from '../pages.ts'
import { buildSite } from './build-site.ts'
import { brokenAddresses } from './check-site.ts'
import { componentPages } from './component-pages.ts'
import { renderPage, sitePath } from './render-page.ts'

const inStorybook = componentPages().map(({ markdown }) => /storybook:([\w-]+)/.exec(markdown)?.[1] ?? '')

/** Writes what a built Storybook has beside its scripts. */
function writeStorybook(folder: string) {
  mkdirSync(folder)
  const entries = Object.fromEntries(inStorybook.map((id) => [id, {}]))
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }))
  for (const name of ['index.html', 'iframe.html'])
    writeFileSync(join(folder, name), '<html><head></head></html>')
}

describe('the site', () => {
  const around = mkdtempSync(join(tmpdir(), 'tandem-site-'))
  const folder = join(around, 'site')
  beforeAll(() => {
    writeStorybook(join(around, 'storybook'))
    buildSite(folder, join(around, 'storybook'))
  })
  afterAll(() => rmSync(around, { recursive: true }))

  it('has every page, and no link or picture of it leads nowhere', () => {
    const missing = pagePaths().filter((path) => !existsSync(join(folder, sitePath(path))))
    expect(missing).toEqual([])
    expect(brokenAddresses(folder)).toEqual([])
    expect(existsSync(join(folder, 'docs/images/dashboard.png'))).toBe(true)
  })

  it('has a page for each component that leads to Storybook, which leads back', () => {
    expect(inStorybook.length).toBeGreaterThan(60)
    const page = readFileSync(join(folder, 'components/sheet.html'), 'utf8')
    expect(page).toContain('href="../storybook/index.html?path=/docs/design-system-sheet--docs"')
    expect(page).toContain('<a href="dialog.html">Dialog</a>')
    expect(page).toContain('Elsewhere also called drawer, side panel, off-canvas.')
    for (const name of ['index.html', 'iframe.html'])
      expect(readFileSync(join(folder, 'storybook', name), 'utf8')).toContain('src="../assets/storybook.js"')
  })

  it('reports links to pages that Storybook does not have', () => {
    writeFileSync(join(folder, 'storybook/index.json'), '{ "entries": {} }')
    expect(brokenAddresses(folder)).toContain(
      'components/sheet.html: ../storybook/index.html?path=/docs/design-system-sheet--docs',
    )
  })

  it('is searched without a server, by scripts that need nothing else', () => {
    const read = (name: string) => readFileSync(join(folder, 'assets', name), 'utf8')
    const find = `const index = new MiniSearch({ fields: ['heading', 'text'] }); index.addAll(sections)
      index.search('identify signed_in_at', { combineWith: 'AND' })[0].id`
    const found: unknown = runInNewContext([read('minisearch.js'), read('sections.js'), find].join(';\n'))
    expect(found).toBe('libs/api-server/README.html#who-calls')
    expect(readFileSync(join(folder, 'docs/hosting.html'), 'utf8')).not.toMatch(/fetch\(|type="module"/)
  })
})

describe('a page', () => {
  const render = (markdown: string) =>
    renderPage('docs/hosting.md', markdown, new Set(['README.md', 'docs/hosting.md', 'libs/lists/README.md']))

  it('links to pages of the site, and names what the site does not have', () => {
    const { html, files } = render(
      '[home](../README.md) [lists](../libs/lists/README.md#owns) [code](../libs) [licence](../LICENSE) [web](https://example.com)',
    )
    expect(html).toContain('<a href="../index.html">home</a>')
    expect(html).toContain('<a href="../libs/lists/README.html#owns">lists</a>')
    expect(html).toContain(' code ')
    expect(html).toContain('<a href="../LICENSE">licence</a>')
    expect(html).toContain('<a href="https://example.com">web</a>')
    expect(files).toEqual(['LICENSE'])
  })

  it('gives equal headings their own anchors, and each the text below it', () => {
    const { html, sections } = render('# Hosting\n\nFirst\n\n## Backups\n\nOf `data`\n\n## Backups\n\nAgain')
    expect(html).toContain('<h2 id="backups-1">')
    expect(sections.map(({ id, text }) => [id, text.trim()])).toEqual([
      ['docs/hosting.html#hosting', 'First'],
      ['docs/hosting.html#backups', 'Of data'],
      ['docs/hosting.html#backups-1', 'Again'],
    ])
  })

  it('shows code and attributes as text, and no HTML of its own', () => {
    const { html } = render('`<b>` ![a "b" <c>](images/dashboard.png)\n\n<script>alert(1)</script>')
    expect(html).toContain('<code>&lt;b&gt;</code>')
    expect(html).toContain('alt="a &quot;b&quot; &lt;c&gt;"')
    expect(html).not.toContain('<script')
  })
})
