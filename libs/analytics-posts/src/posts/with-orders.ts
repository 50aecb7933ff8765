import { withOpenFigure } from '../post-detail/orders-address.ts'
import type { OpenFigure } from '../post-detail/orders-address.ts'
import { usualWindow } from './post-sales.ts'

/** The page of a post with the orders of a figure open; `href` can contain the search of its list. */
export function withOrders(
  href: string,
  figure: Pick<OpenFigure, 'kind' | 'currency'> & Partial<Pick<OpenFigure, 'window'>>,
): string {
  const [path = '', search = ''] = href.split('?')
  return path + withOpenFigure(search, { window: usualWindow, ...figure, page: 1 })
}
