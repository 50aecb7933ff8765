import type { NavigationEntry } from '@tandem/app-frame'

/**
 * Whether an entry of the menu stands for an address: the same address, the same without its query, a page below
 * it, or, for a group that owns a first segment of the path, the same first segment. A group within a group owns
 * none: the pages beside it are not its own.
 */
export function isActive(entry: NavigationEntry, address: { pathname: string; search: string }): boolean {
  const { pathname, search } = address
  const path = withoutEndSlash(pathname)
  const url = withoutEndSlash(entry.url)
  if (url === path + search || url === path || path.startsWith(`${url}/`)) return true
  if (!entry.children) return false
  return entry.children.some((child) => isActive(child, address)) || url === `/${firstSegment(path)}`
}

/**
 * The entries from the group down to the page; empty where the menu does not know the address. Of two that both stand
 * for it, a page and one below it that has an entry of its own, the nearer one counts.
 */
export function trailTo(
  entries: readonly NavigationEntry[],
  address: { pathname: string; search: string },
): NavigationEntry[] {
  const [entry] = entries
    .filter((candidate) => isActive(candidate, address))
    .toSorted((a, b) => b.url.length - a.url.length)
  return entry ? [entry, ...trailTo(entry.children ?? [], address)] : []
}

/** Whether two paths are the same page: a slash at the end means nothing. */
export const isSamePath = (a: string, b: string) => withoutEndSlash(a) === withoutEndSlash(b)

/** A path as the menu writes it. */
export const withoutEndSlash = (path: string) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path)

const firstSegment = (path: string) => path.split('/')[1]
