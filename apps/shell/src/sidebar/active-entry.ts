import type { NavigationEntry } from '@tandem/workbench'

/**
 * Whether an entry of the menu stands for an address: the same address, the same without its query, a page below
 * it, or, for a group, the same first segment of the path.
 */
export function isActive(entry: NavigationEntry, address: { pathname: string; search: string }): boolean {
  const { pathname, search } = address
  const path = withoutEndSlash(pathname)
  const url = withoutEndSlash(entry.url)
  if (url === path + search || url === path || path.startsWith(`${url}/`)) return true
  if (!entry.children) return false
  return entry.children.some((child) => isActive(child, address)) || firstSegment(url) === firstSegment(path)
}

/** The entries from the group down to the page, for the breadcrumb; empty where the menu does not know the address. */
export function trailTo(
  entries: readonly NavigationEntry[],
  address: { pathname: string; search: string },
): NavigationEntry[] {
  const entry = entries.find((candidate) => isActive(candidate, address))
  return entry ? [entry, ...trailTo(entry.children ?? [], address)] : []
}

/** Whether two paths are the same page: a slash at the end means nothing. */
export const isSamePath = (a: string, b: string) => withoutEndSlash(a) === withoutEndSlash(b)

const withoutEndSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

const firstSegment = (path: string) => path.split('/')[1]
