import type { ShopReport } from '@tandem/api-contract'

/** What the shop's figures are: its own report, or the sum of its orders. */
export const shopSide = ({ source }: ShopReport): 'report' | 'orders' =>
  source === 'orders' ? 'orders' : 'report'
