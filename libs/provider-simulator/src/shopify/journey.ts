import type { Shop } from '../shop/shop.ts'
import type { ShopOrder } from '../shop/shop-rows.ts'
import { campaignWords } from '../shop/visit.ts'
import type { Visit as ShopVisit } from '../shop/visit.ts'
import { shopifyGid } from './gid.ts'

interface Visit {
  source: string
  sourceDescription: string
  sourceType: string | null
  referrerUrl: string | null
  /** Path below the shop's address. */
  landing?: string
  utmParameters: {
    source: string
    medium: string
    campaign: string
    content: string | null
    term: null
  } | null
}

const campaign = (source: string, medium: string, name: string, content: string | null = null) => ({
  source,
  medium,
  campaign: name,
  content,
  term: null,
})

/** How an order's buyer found the shop, by order number modulo 5; nothing is known for the last fifth. */
const visits: readonly (Visit | null)[] = [
  {
    source: 'Instagram',
    sourceDescription: 'Instagram post',
    sourceType: 'POST',
    referrerUrl: 'https://l.instagram.com/',
    utmParameters: campaign('instagram', 'social', 'autumn'),
  },
  {
    source: 'Google',
    sourceDescription: 'Search engine',
    sourceType: 'SEO',
    referrerUrl: 'https://www.google.com/',
    utmParameters: null,
  },
  {
    source: 'direct',
    sourceDescription: 'Direct visit',
    sourceType: null,
    referrerUrl: null,
    utmParameters: null,
  },
  {
    source: 'email',
    sourceDescription: 'Newsletter',
    sourceType: 'NEWSLETTER',
    referrerUrl: null,
    utmParameters: campaign('newsletter', 'email', 'weekly'),
  },
  null,
]

/** Shopify's names for each source. */
const words: Record<ShopVisit['from'], Pick<Visit, 'source' | 'sourceDescription' | 'sourceType'>> = {
  instagram: { source: 'Instagram', sourceDescription: 'Instagram post', sourceType: 'POST' },
  search: { source: 'Google', sourceDescription: 'Search engine', sourceType: 'SEO' },
  direct: { source: 'direct', sourceDescription: 'Direct visit', sourceType: null },
  mail: { source: 'email', sourceDescription: 'Newsletter', sourceType: 'NEWSLETTER' },
}

const inWords = ({ from, referrer, campaign: tagged, landing }: ShopVisit): Visit => {
  const { source, medium } = campaignWords[from]
  return {
    ...words[from],
    referrerUrl: referrer,
    utmParameters: tagged && campaign(source, medium, tagged.name, tagged.content),
    landing,
  }
}

/** The last visit of an order's buyer. */
export const visitOf = (shop: Shop, order: ShopOrder): Visit | null => {
  if (!shop.visitOf) return visits[order.id % visits.length]!
  const visit = shop.visitOf(order)
  return visit && inWords(visit)
}

/**
 * The buyer's first visit, where it was another one; without `visitOf` one in seven of the direct buyers has
 * one.
 */
const firstVisitOf = (shop: Shop, order: ShopOrder): Visit | null => {
  if (!shop.visitOf) return order.id % visits.length === 2 && order.id % 7 === 0 ? visits[0]! : null
  const first = shop.visitOf(order)?.first
  return first ? inWords(first) : null
}

const minutes10 = 600_000
const days3 = 3 * 86_400_000

const visitNode = (home: string, { landing = '/', ...visit }: Visit, id: number, at: number) => ({
  __typename: 'CustomerVisit',
  ...visit,
  id: shopifyGid('CustomerVisit', id),
  occurredAt: new Date(at).toISOString().replace('.000', ''),
  landingPage: `${home}${landing}`,
  landingPageHtml: null,
  referralCode: null,
})

/** `customerJourneySummary`: not ready, and empty, for ten minutes after the order. */
export const journeyNode = (shop: Shop, home: string, order: ShopOrder) => {
  const at = Date.parse(`${order.createdGmt}Z`)
  const isReady = shop.now().getTime() - at >= minutes10
  const visit = isReady ? visitOf(shop, order) : null
  const first = visit && firstVisitOf(shop, order)
  const last = visit && visitNode(home, visit, order.id * 2, at - minutes10)
  const before = first && visitNode(home, first, order.id * 2 + 1, at - days3)
  const momentNodes = [before, last].filter((node) => node !== null)
  return {
    ready: isReady,
    customerOrderIndex: null,
    daysToConversion: last && (before ? 3 : 0),
    firstVisit: before ?? last,
    lastVisit: last,
    momentsCount: { count: momentNodes.length, precision: 'EXACT' },
    momentNodes,
  }
}
