import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { pagePaths, workspaceRoot } from './pages.ts'
import { textOf } from './read-page.ts'

/** A page as lists of pages show it. */
export interface ListedPage {
  /** From the top of the workspace: `docs/hosting.md`. */
  path: string
  /** Its first heading, or the name of its file. */
  title: string
  /** Its first sentence. */
  summary: string
  group: Group
}

const groups = ['Start', 'Guides', 'Libraries', 'Apps and tools', 'Decisions'] as const
export type Group = (typeof groups)[number]

function groupOf(path: string): Group {
  if (path.startsWith('docs/decisions/')) return 'Decisions'
  if (path.startsWith('docs/')) return 'Guides'
  if (path.startsWith('libs/')) return 'Libraries'
  return path.includes('/') ? 'Apps and tools' : 'Start'
}

/** Up to the first full stop before a space; empty if the page begins with the announcement of a list. */
const firstSentence = (text: string) =>
  text.endsWith(':') ? '' : (/^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text)

/** `CHANGELOG.md` becomes "Changelog". */
function titleOfFile(path: string): string {
  const name = basename(path, '.md').toLowerCase()
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function listed(path: string): ListedPage {
  const { children } = fromMarkdown(readFileSync(join(workspaceRoot, path), 'utf8'))
  const heading = children.find((node) => node.type === 'heading' && node.depth === 1)
  const paragraph = children.find(({ type }) => type === 'paragraph')
  return {
    path,
    title: heading ? textOf(heading) : titleOfFile(path),
    summary: paragraph ? firstSentence(textOf(paragraph)).replaceAll(/\s+/g, ' ') : '',
    group: groupOf(path),
  }
}

const overviewFirst = (one: ListedPage, other: ListedPage) =>
  Number(other.path === 'README.md') - Number(one.path === 'README.md')

/** Every page, by group, in the order of a reader. */
export function listedPages(): { group: Group; pages: ListedPage[] }[] {
  const pages = pagePaths().map(listed).toSorted(overviewFirst)
  return groups.map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
}
