import { existsSync, globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Link, Page } from './read-page.ts'

/** The problems of the pages' links and of the files that they name; empty if all exist. */
export function brokenLinks(root: string, pages: readonly Page[]): string[] {
  const anchors = new Map(pages.map((page) => [page.path, page.anchors]))
  return pages.flatMap((page) => [
    ...page.links.flatMap((link) => problemOf(root, link, anchors) ?? []),
    ...page.files
      .filter(({ target }) => globSync(target, { cwd: root }).length === 0)
      .map((file) => `${at(file)}: there is no ${file.target}`),
  ])
}

const at = ({ page, line }: Link) => `${page}:${line}`

function problemOf(root: string, link: Link, anchors: Map<string, Set<string>>): string | null {
  const { target, page } = link
  // Other sites aren't requested: the check must not depend on whether they answer today.
  if (/^(?:https?|mailto):/.test(target)) return null
  if (/^\w+:|^\//.test(target)) return `${at(link)}: ${target} leads nowhere`
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : normalize(join(dirname(page), decodeURIComponent(path)))
  if (file.startsWith('..') || !existsSync(join(root, file))) return `${at(link)}: there is no ${target}`
  if (anchor === undefined) return null
  return anchors.get(file)?.has(anchor) ? null : `${at(link)}: ${file} has no heading #${anchor}`
}
