import { wantedPath } from '@tandem/session'

/**
 * Keeps the requested page for this tab during a sign-in through a provider, because the address there has only the
 * provider's parameters.
 */
const key = 'wanted_path'

/**
 * The page that was requested before sign-in, from the search of the sign-in page's address. If the search says how a
 * sign-in through a provider ended, it is the page that was kept before.
 */
export const wantedOf = (search: string): string =>
  new URLSearchParams(search).has('social') ? keptPath() : wantedPath(search)

/** Keeps the requested page during a sign-in through a provider. */
export function keepWantedPath(search: string) {
  try {
    sessionStorage.setItem(key, wantedOf(search))
  } catch {
    // Storage is blocked or full, so sign-in will lead home.
  }
}

/** Returns the kept page and removes it; `/` if there is none. */
export function takeWantedPath(): string {
  const wanted = keptPath()
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It is removed when the tab closes.
  }
  return wanted
}

/** The stored value is checked again: it must be a page of ours. */
function keptPath(): string {
  try {
    return wantedPath(`?${new URLSearchParams({ next: sessionStorage.getItem(key) ?? '/' })}`)
  } catch {
    return '/'
  }
}
