import { wantedPath } from '@tandem/session'

/** For the way through a provider's pages and back in the same tab; the address there carries only the provider's own. */
const key = 'wanted_path'

/**
 * The page that was wanted before sign-in, by the search of the sign-in page's address. Where that says how the way
 * through a provider ended, it is the one that was kept before.
 */
export const wantedOf = (search: string): string =>
  new URLSearchParams(search).has('social') ? keptPath() : wantedPath(search)

/** Keeps the page that was wanted, for the way through a provider. */
export function keepWantedPath(search: string) {
  try {
    sessionStorage.setItem(key, wantedOf(search))
  } catch {
    // Storage is blocked or full: sign-in then leads home.
  }
}

/** The page that was kept, once; else `/`. */
export function takeWantedPath(): string {
  const wanted = keptPath()
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It goes with the tab.
  }
  return wanted
}

/** What is kept is checked again: it must be a page of ours. */
function keptPath(): string {
  try {
    return wantedPath(`?${new URLSearchParams({ next: sessionStorage.getItem(key) ?? '/' })}`)
  } catch {
    return '/'
  }
}
