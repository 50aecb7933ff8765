/** Longer addresses match no product; the index doesn't accept long text either. */
const longest = 500

/** The most addresses of one caption that are used. */
const mostOfCaption = 20

/**
 * The part that two addresses of the same product have in common: host and path, without scheme, query,
 * fragment, trailing slash and `www.`, and without the collection in which a Shopify shop shows the product.
 * Null if it isn't the address of a page.
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

/** Shops write letters of their language encoded or not. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize()
  } catch {
    return path
  }
}

/** Where a text with addresses can be split: none of these characters is part of an address. */
const gaps = /[\s<>"'`“”„«»()[\]{}|\\^]+/u

/** Characters next to an address that aren't part of it: full stops, arrows, emoji. */
const before = /^[^\p{L}\p{N}]+/u
const after = /(?<![^\p{L}\p{M}\p{N}/_=-])[^\p{L}\p{M}\p{N}/_=-]+$/u

/** The addresses in a caption, each in the form of `productAddress`; captions often leave out the scheme. */
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

/** `and/or` isn't an address: the name of a site has a dot. */
const withScheme = (word: string) =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?\//u.test(word) ? `https://${word}` : null
