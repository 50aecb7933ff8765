/** Longer addresses lead to no product; the index doesn't accept long text either. */
const longest = 500

/** The maximum number of addresses used per caption. */
const maxInCaption = 20

/**
 * The common part of all addresses of a product: host and path, without scheme, query, fragment, trailing
 * slash, `www.`, and the collection in a Shopify path. Null when it isn't the page of a site.
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

/** Shops write non-ASCII letters unencoded or encoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize()
  } catch {
    return path
  }
}

/** Characters that end an address in a text. */
const gaps = /[\s<>"'`“”„«»()[\]{}|\\^]+/u

/** Characters around an address that aren't part of it: full stops, arrows, emoji. */
const before = /^[^\p{L}\p{N}]+/u
const after = /(?<![^\p{L}\p{M}\p{N}/_=-])[^\p{L}\p{M}\p{N}/_=-]+$/u

/** The addresses in a caption, in the form of `productAddress`; captions often omit the scheme. */
export function captionAddresses(caption: string | null): string[] {
  if (caption === null) return []
  const found = caption
    .split(gaps)
    .flatMap((word) => word.split(/(?=https?:\/\/)/i))
    .filter((word) => word.includes('/') && word.length <= 2 * longest)
    .map((word) => word.replace(before, '').replace(after, ''))
    .map((word) => productAddress(/^https?:\/\//i.test(word) ? word : withScheme(word)))
  return [...new Set(found.filter((address) => address !== null))].slice(0, maxInCaption)
}

/** `and/or` isn't an address: a host contains a dot. */
const withScheme = (word: string) =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?\//u.test(word) ? `https://${word}` : null
