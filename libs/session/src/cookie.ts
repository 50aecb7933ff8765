/** The value of a cookie; undefined when there is none. */
export function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(allCookies())?.[1]
}

/** In a sandboxed page, reading cookies throws. */
function allCookies() {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Stores a cookie for all paths and this time; 0 removes it. */
export function keepCookie(name: string, value: string, seconds: number) {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`
  } catch {
    // Cookies are blocked, so the choice lasts until the page is closed.
  }
}
