import type { NavigationEntry } from '@tandem/app-frame'

/**
 * Whether a menu entry is active at an address: for the same address, the same without its query, or a page
 * below it. A group that owns a first path segment is also active for every address with that segment. A
 * group inside a group owns none, because sibling pages don't belong to it.
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
 * The entries from the group down to the page; empty if the address isn't in the menu. If a page and one
 * below it both match, the more specific entry counts.
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

/** Whether two paths are the same page, ignoring a trailing slash. */
export const isSamePath = (a: string, b: string) => withoutEndSlash(a) === withoutEndSlash(b)

/** A path as the menu writes it, without a trailing slash. */
export const withoutEndSlash = (path: string) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path)

const firstSegment = (path: string) => path.split('/')[1]
