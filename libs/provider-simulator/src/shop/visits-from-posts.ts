import { createNoise, pickByWeight } from '../instagram/data/noise.ts'
import type { PublishedPost } from '../instagram/published-posts.ts'
import { shortLinkCode } from './short-link-code.ts'
import type { Shop } from './shop.ts'
import type { ShopOrder, ShopProduct } from './shop-rows.ts'
import { campaignWords } from './visit.ts'
import type { Visit, VisitOf } from './visit.ts'

const week = 7 * 86_400_000

/** Weights of how buyers arrive when no post has led to the order. */
const usually = { direct: 38, search: 27, mail: 14, instagram: 9, unknown: 12 }

/**
 * Weights of how buyers arrive when a post linked to the product in the week before: by the post's short
 * link, by its own tagged link, from Instagram, or like all others.
 */
const afterPost = { shortLink: 7, named: 7, followed: 22, usual: 64 }

/**
 * The same weights when it is known which posts have sold: nobody else arrived by a link that names a post.
 */
const afterPostUnnamed = { shortLink: 0, named: 0, followed: 28, usual: 72 }

/** How the buyer of an order arrived, where it is known. */
export interface KnownSale {
  /** By a post's tagged link or short link, with its discount code, or from a story, which names no post. */
  by: 'tag' | 'shortLink' | 'code' | 'story'
  shortcode: string
  /** The path of the page that the post links to. */
  path: string
}

/**
 * Decides how buyers arrived. Most came directly, from a search or from an email, some from Instagram. If a
 * post linked to the product in the week before, a few came by a link that names the post; with `known` only
 * the buyers listed there did.
 */
export const visitsFromPosts = ({
  shop,
  addressOf,
  posts,
  known,
  seed = 'visits',
}: {
  shop: Shop
  /** The address of a product as captions write it. */
  addressOf: (product: ShopProduct) => string | null
  /** The posts published in a period, newest first. */
  posts: (from: number, until: number) => PublishedPost[]
  /** Keyed by order id. */
  known?: ReadonlyMap<number, KnownSale>
  seed?: string
}): VisitOf => {
  const noise = createNoise(`${seed}:${shop.name}`)
  const addresses = new Map(shop.products.map((product) => [product.id, addressOf(product)]))

  const postOf = (order: ShopOrder): { post: PublishedPost; address: string } | undefined => {
    const at = Date.parse(`${order.createdGmt}Z`)
    const held = order.lines.flatMap(({ product }) => (product ? [addresses.get(product.id)] : []))
    for (const post of posts(at - week, at)) {
      const words = post.caption.split(/\s/)
      const address = held.find((candidate) => candidate && words.includes(candidate))
      if (address) return { post, address }
    }
    return undefined
  }

  const weights = known ? afterPostUnnamed : afterPost

  return (order) => {
    const sale = known?.get(order.id)
    if (sale) return ofKnown(sale)
    const found = postOf(order)
    const way = found ? pickByWeight(weights, noise(order.id, 'post')) : 'usual'
    if (found && way !== 'usual') {
      const path = new URL(found.address).pathname
      if (way === 'shortLink') return byShortLink(found.post.shortcode, path)
      const content = way === 'named' ? found.post.shortcode : null
      return fromInstagram(noise(order.id, 'tag'), { name: 'shop', content }, path)
    }
    const from = pickByWeight(usually, noise(order.id, 'way'))
    if (from === 'unknown') return null
    if (from === 'instagram')
      return fromInstagram(noise(order.id, 'tag'), { name: 'profile', content: null }, '/')
    // Some saw the shop on Instagram first and return by themselves.
    if (from === 'direct' && noise(order.id, 'first') < 0.2) {
      const first = fromInstagram(noise(order.id, 'tag'), { name: 'profile', content: null }, '/')
      return { ...plainVisits.direct, first }
    }
    return plainVisits[from]
  }
}

const plainVisits: Record<'direct' | 'search' | 'mail', Visit> = {
  direct: { from: 'direct', referrer: null, campaign: null, landing: '/' },
  search: { from: 'search', referrer: 'https://www.google.com/', campaign: null, landing: '/' },
  mail: {
    from: 'mail',
    referrer: null,
    campaign: { name: 'weekly', content: null },
    landing: '/?utm_source=newsletter&utm_medium=email&utm_campaign=weekly',
  },
}

/** A discount code is typed at the checkout, so the visit itself looks direct. */
function ofKnown({ by, shortcode, path }: KnownSale): Visit {
  if (by === 'code') return plainVisits.direct
  if (by === 'shortLink') return byShortLink(shortcode, path)
  return fromInstagram(
    0,
    by === 'tag' ? { name: 'shop', content: shortcode } : { name: 'story', content: null },
    path,
  )
}

/** The visit of a buyer who followed one of Tandem's short links. */
function byShortLink(content: string, path: string): Visit {
  const { source, medium } = campaignWords.instagram
  const tags = new URLSearchParams({
    utm_source: source,
    utm_medium: medium,
    utm_campaign: 'tandem',
    utm_content: content,
    tandem_link: shortLinkCode(content, path),
  })
  return {
    from: 'instagram',
    referrer: 'https://l.instagram.com/',
    campaign: { name: 'tandem', content },
    landing: `${path}?${tags}`,
  }
}

/** Most links are tagged; for the others the landing page may still identify the post. */
function fromInstagram(part: number, campaign: NonNullable<Visit['campaign']>, path: string): Visit {
  const referrer = 'https://l.instagram.com/'
  if (part > 0.7) {
    const named = campaign.content === null ? '' : `?post=${campaign.content}`
    return { from: 'instagram', referrer, campaign: null, landing: `${path}${named}` }
  }
  const { source, medium } = campaignWords.instagram
  const tags = new URLSearchParams({ utm_source: source, utm_medium: medium, utm_campaign: campaign.name })
  if (campaign.content !== null) tags.set('utm_content', campaign.content)
  return { from: 'instagram', referrer, campaign, landing: `${path}?${tags}` }
}
