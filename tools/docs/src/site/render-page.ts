import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path/posix'
import { Marked } from 'marked'
import type { Tokens } from 'marked'
import { workspaceRoot } from '../pages.ts'
import { anchorOf, freeAnchor } from '../read-page.ts'

/** A part of a page below a heading, for the search. */
export interface Section {
  /** The address, from the top of the site: `docs/hosting.html#settings`. */
  id: string
  /** The title of the page. */
  page: string
  heading: string
  text: string
}

/** A page as HTML, without what all pages share. */
export interface RenderedPage {
  html: string
  sections: Section[]
  /** Its headings of the second level. */
  parts: { anchor: string; heading: string }[]
  /** Files that are no pages and must lie next to it: pictures, the licence. Paths from the top of the workspace. */
  files: string[]
}

/** The file of a page in the site. */
export const sitePath = (page: string) =>
  page === 'README.md' ? 'index.html' : page.replace(/\.md$/, '.html')

/** The file of Storybook in the site. */
export const storybookFile = 'storybook/index.html'

/** The address of a file of the site, as seen from another one. */
export const addressFrom = (from: string, to: string) => relative(dirname(from), to)

/** A text or an address, for the content or an attribute of HTML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Renders the Markdown of a page; links to other pages lead to theirs, and those to `storybook:ID` to pages there. */
export function renderPage(path: string, markdown: string, pages: ReadonlySet<string>): RenderedPage {
  const own = sitePath(path)
  const sections: Section[] = []
  const parts: RenderedPage['parts'] = []
  const anchors = new Set<string>()
  const files = new Set<string>()
  /** The address of a link's target; null if the site doesn't have it, such as a folder. */
  const addressOf = (target: string): string | null => {
    const [, story] = /^storybook:(.+)$/.exec(target) ?? []
    if (story !== undefined) return `${addressFrom(own, storybookFile)}?path=/docs/${story}`
    if (/^[a-z]+:/.test(target) || target.startsWith('#')) return target
    const [file = '', anchor] = target.split('#')
    const found = normalize(join(dirname(path), decodeURIComponent(file)))
    const hash = anchor === undefined ? '' : `#${anchor}`
    if (pages.has(found)) return addressFrom(own, sitePath(found)) + hash
    if (!existsSync(join(workspaceRoot, found)) || statSync(join(workspaceRoot, found)).isDirectory())
      return null
    files.add(found)
    return addressFrom(own, found)
  }
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const words = plain(text)
        const anchor = freeAnchor(anchorOf(words), anchors)
        anchors.add(anchor)
        if (depth === 2) parts.push({ anchor, heading: words })
        sections.push({
          id: `${own}#${anchor}`,
          page: sections[0]?.heading ?? words,
          heading: words,
          text: '',
        })
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        const address = addressOf(href)
        return address === null ? inner : `<a href="${escaped(address)}">${inner}</a>`
      },
      image({ href, text }: Tokens.Image) {
        return `<img src="${escaped(addressOf(href) ?? '')}" alt="${escaped(text)}" loading="lazy">`
      },
      // Markdown of ours has no HTML but comments.
      html: () => '',
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('')
        return `<div class="table"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`
      },
    },
    hooks: {
      // Texts are found by the heading above them.
      processAllTokens(tokens) {
        let at = -1
        for (const token of tokens) {
          if (token.type === 'heading') at += 1
          else if (at >= 0) texts[at] = `${texts[at] ?? ''} ${plain(token.raw)}`
        }
        return tokens
      },
    },
  })
  const texts: string[] = []
  const html = marked.parse(markdown, { async: false })
  return {
    html,
    parts,
    files: [...files],
    sections: sections.map((part, at) => ({ ...part, text: texts[at] ?? '' })),
  }
}

/** Text without the marks of Markdown, for the search. */
const plain = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|]+|-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
