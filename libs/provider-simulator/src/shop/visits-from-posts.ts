import { createNoise, pickByWeight } from '../instagram/data/noise.ts'
import type { PublishedPost } from '../instagram/published-posts.ts'
import { shortLinkCode } from './short-link-code.ts'
import type { Shop } from './shop.ts'
import type { ShopOrder, ShopProduct } from './shop-rows.ts'
import { campaignWords } from './visit.ts'
import type { Visit, VisitOf } from './visit.ts'

const week = 7 * 86_400_000

/** How buyers come whom no post has brought. */
const usually = { direct: 38, search: 27, mail: 14, instagram: 9, unknown: 12 }

/**
 * How those come who buy what a post led to in the week before: by a short link of the post, by its own tagged link, from
 * Instagram, or as all others.
 */
const afterPost = { shortLink: 7, named: 7, followed: 22, usual: 64 }

/** The same where it is known which posts have sold: nobody else came by a link that names one. */
const afterPostUnnamed = { shortLink: 0, named: 0, followed: 28, usual: 72 }

/** What is known of how the buyer of an order came. */
export interface KnownSale {
  /** By a tagged link of a post or its short link, with its discount code, or from a story, which names no post. */
  by: 'tag' | 'shortLink' | 'code' | 'story'
  shortcode: string
  /** Of the page that the post leads to. */
  path: string
}

/**
 * Buyers who come as they do anywhere: most directly, from a search or from a letter, some from Instagram. Of those who
 * buy what a post led to in the week before, a few came by a link that names the post; with `known` those alone did of whom
 * it says so.
 */
export const visitsFromPosts = ({
  shop,
  addressOf,
  posts,
  known,
  seed = 'visits',
}: {
  shop: Shop
  /** Where a product of the shop is shown, as captions have it. */
  addressOf: (product: ShopProduct) => string | null
  /** What was published in a week, newest first. */
  posts: (from: number, until: number) => PublishedPost[]
  /** By the ids of orders. */
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
    // Some saw the shop on Instagram first and come back by themselves.
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

/** A code is typed at the checkout, however its buyer came. */
function ofKnown({ by, shortcode, path }: KnownSale): Visit {
  if (by === 'code') return plainVisits.direct
  if (by === 'shortLink') return byShortLink(shortcode, path)
  return fromInstagram(
    0,
    by === 'tag' ? { name: 'shop', content: shortcode } : { name: 'story', content: null },
    path,
  )
}

/** Where Tandem's short links lead. */
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

/** Most links are tagged; of the rest the page that is entered may still name the post. */
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
