/** Longer ones lead to no product; the index takes no long text either. */
const longest = 500

/** More than these addresses of one caption are not followed. */
const mostOfCaption = 20

/**
 * What two addresses of the same product have in common: host and path, without scheme, query, fragment, trailing slash
 * and `www.`, and whatever collection a Shopify shop shows the product in. Null for what leads to no page of a site.
 */
export function productAddress(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null
  const { protocol, host, pathname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const path = decoded(pathname)
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\/collections\/[^/]+\/products\//, '/products/')
  const address = `${host.replace(/^www\./, '')}${path}`
  return path === '' || address.length > longest || address.includes('\0') ? null : address
}

/** Shops write letters of their language as they are or encoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize()
  } catch {
    return path
  }
}

/** What a text may be cut at that holds addresses: nothing of it stands in one. */
const gaps = /[\s<>"'`“”„«»()[\]{}|\\^]+/u

/** What stands around an address without being part of it: full stops, arrows, emoji. */
const before = /^[^\p{L}\p{N}]+/u
const after = /(?<![^\p{L}\p{M}\p{N}/_=-])[^\p{L}\p{M}\p{N}/_=-]+$/u

/** The addresses that a caption leads to, each as `productAddress` has it; captions often leave the scheme out. */
export function captionAddresses(caption: string | null): string[] {
  if (caption === null) return []
  const found = caption
    .split(gaps)
    .flatMap((word) => word.split(/(?=https?:\/\/)/i))
    .filter((word) => word.includes('/') && word.length <= 2 * longest)
    .map((word) => word.replace(before, '').replace(after, ''))
    .map((word) => productAddress(/^https?:\/\//i.test(word) ? word : withScheme(word)))
  return [...new Set(found.filter((address) => address !== null))].slice(0, mostOfCaption)
}

/** `and/or` is no address: a site's name has a dot. */
const withScheme = (word: string) =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?\//u.test(word) ? `https://${word}` : null
