import type { AttributionStep } from '@tandem/api-contract'
import { withOpenFigure } from '../post-detail/orders-address.ts'

/** The page of a post with what a figure of its sales is made of; `href` may say the list that it stands in. */
export function withOrders(href: string, step: AttributionStep, currency: string): string {
  const [path = '', search = ''] = href.split('?')
  return path + withOpenFigure(search, { step, currency, page: 1 })
}
