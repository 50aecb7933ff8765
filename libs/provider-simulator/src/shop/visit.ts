import type { ShopOrder } from './shop-rows.ts'

/** How the buyer of an order found the shop, as the shop's own tracking reports it. */
export interface Visit {
  from: 'instagram' | 'search' | 'mail' | 'direct'
  referrer: string | null
  /** The campaign of the followed link; null where it wasn't tagged. */
  campaign: { name: string; content: string | null } | null
  /** The landing page, below the shop's address: `/product/mug/?utm_source=instagram`. */
  landing: string
  /** The first visit, some days before; left out when this visit was the first. */
  first?: Omit<Visit, 'first'>
}

/** Returns the visit of any order, always the same; null where nothing is known. */
export type VisitOf = (order: ShopOrder) => Visit | null

/** The tags of links of each kind. */
export const campaignWords: Record<Visit['from'], { source: string; medium: string }> = {
  instagram: { source: 'instagram', medium: 'social' },
  search: { source: 'google', medium: 'cpc' },
  mail: { source: 'newsletter', medium: 'email' },
  direct: { source: 'direct', medium: 'none' },
}
