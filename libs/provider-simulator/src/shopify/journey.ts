import type { Shop, ShopOrder } from '../shop/shop.ts'
import { shopifyGid } from './gid.ts'

interface Visit {
  source: string
  sourceDescription: string
  sourceType: string | null
  referrerUrl: string | null
  utmParameters: { source: string; medium: string; campaign: string; content: null; term: null } | null
}

const campaign = (source: string, medium: string, name: string) => ({
  source,
  medium,
  campaign: name,
  content: null,
  term: null,
})

/** By order number modulo 5, how its buyer found the shop; nothing is known of the last fifth. */
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

/** How the buyer of an order came. */
export const visitOf = ({ id }: Pick<ShopOrder, 'id'>): Visit | null => visits[id % visits.length]!

const minutes10 = 600_000

/** `customerJourneySummary`: not ready, and empty, for ten minutes after the order. */
export const journeyNode = (shop: Shop, home: string, order: ShopOrder) => {
  const at = Date.parse(`${order.createdGmt}Z`)
  const isReady = shop.now().getTime() - at >= minutes10
  const visit = visitOf(order)
  const node = isReady &&
    visit && {
      __typename: 'CustomerVisit',
      ...visit,
      id: shopifyGid('CustomerVisit', order.id),
      occurredAt: new Date(at - minutes10).toISOString().replace('.000', ''),
      landingPage: `${home}/`,
      landingPageHtml: null,
      referralCode: null,
    }
  return {
    ready: isReady,
    customerOrderIndex: null,
    daysToConversion: node ? 0 : null,
    firstVisit: node || null,
    lastVisit: node || null,
    momentsCount: { count: node ? 1 : 0, precision: 'EXACT' },
    momentNodes: node ? [node] : [],
  }
}
