import type { ShopOrder } from './shop-rows.ts'

/** How the buyer of an order found the shop, as the shop's own counting tells it. */
export interface Visit {
  from: 'instagram' | 'search' | 'mail' | 'direct'
  referrer: string | null
  /** Of the link that was followed; null where it was not tagged. */
  campaign: { name: string; content: string | null } | null
  /** Where it was entered, below the shop's address: `/product/mug/?utm_source=instagram`. */
  landing: string
  /** How they came the first time, some days before; left out where that was this visit. */
  first?: Omit<Visit, 'first'>
}

/** Says it for any order, always the same; null where nothing is known. */
export type VisitOf = (order: ShopOrder) => Visit | null

/** What links of a kind are tagged with. */
export const campaignWords: Record<Visit['from'], { source: string; medium: string }> = {
  instagram: { source: 'instagram', medium: 'social' },
  search: { source: 'google', medium: 'cpc' },
  mail: { source: 'newsletter', medium: 'email' },
  direct: { source: 'direct', medium: 'none' },
}
