import { shortLinkParameter } from '@tandem/api-contract'

/** A product at a shop, as stored. */
export interface ShownProduct {
  /** The address of its page. */
  url: string | null
  store_url: string
  /** Another host of the shop's pages. */
  pages_host: string | null
}

/**
 * The target of a short link: the product's page, tagged so that the order names the post and the link. Null
 * when the page isn't the shop's: nobody is redirected anywhere else.
 */
export function shopAddress(product: ShownProduct, { code, tag }: { code: string; tag: string }) {
  const page = pageAtShop(product)
  if (page === null) return null
  const tags = {
    utm_source: 'instagram',
    utm_medium: 'social',
    utm_campaign: 'tandem',
    utm_content: tag,
    [shortLinkParameter]: code,
  }
  for (const [name, value] of Object.entries(tags)) page.searchParams.set(name, value)
  return page.href
}

/** The page of a product if it is at the shop's own host, otherwise null. */
export function pageAtShop({ url, store_url, pages_host }: ShownProduct): URL | null {
  const page = url === null ? null : URL.parse(url)
  if (page === null || !/^https?:$/.test(page.protocol) || page.username !== '' || page.password !== '')
    return null
  const own = [URL.parse(store_url)?.host, pages_host].flatMap((host) => (host == null ? [] : [bare(host)]))
  return own.includes(bare(page.host)) ? page : null
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')
