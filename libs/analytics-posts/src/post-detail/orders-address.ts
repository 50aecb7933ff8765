import { provenWindows, soldKinds } from '@tandem/api-contract'
import type { ProvenWindow, SoldKind } from '@tandem/api-contract'
import { useAddressLayer } from '@tandem/page-parts'
import { useLocation, useSearchParams } from 'react-router'
import { usualWindow } from '../posts/post-sales.ts'

/** The orders that an address opens: `?orders=proven&orders_currency=TRY&orders_window=30&orders_page=2`. */
export interface OpenFigure {
  kind: SoldKind
  /** Null when the address has none: the first one with sales. */
  currency: string | null
  /** How long after the post an order that names it can come. */
  window: ProvenWindow
  page: number
}

/** Reads what an address opens; null when it names no figure. */
export function readOpenFigure(params: URLSearchParams): OpenFigure | null {
  const kind = soldKinds.find((known) => known === params.get('orders'))
  const currency = params.get('orders_currency')
  const page = params.get('orders_page') ?? '1'
  if (kind === undefined) return null
  return {
    kind,
    window: provenWindows.find((known) => known === params.get('orders_window')) ?? usualWindow,
    currency: currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The search part of an address with a figure open, or closed; the rest stays. */
export function withOpenFigure(search: string, figure: OpenFigure | null): string {
  const params = new URLSearchParams(search)
  for (const name of ['orders', 'orders_currency', 'orders_window', 'orders_page']) params.delete(name)
  if (figure !== null) {
    params.set('orders', figure.kind)
    if (figure.currency !== null) params.set('orders_currency', figure.currency)
    if (figure.kind === 'proven' && figure.window !== usualWindow) params.set('orders_window', figure.window)
    if (figure.page > 1) params.set('orders_page', String(figure.page))
  }
  return params.size === 0 ? '' : `?${params}`
}

/** The figure that the address opens over the page, and functions to open another one or close it. */
export function useOpenFigure() {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const layer = useAddressLayer('orders')
  const figure = readOpenFigure(params)
  return {
    figure,
    open: (opened: Omit<OpenFigure, 'page'>) => layer.open(withOpenFigure(search, { ...opened, page: 1 })),
    goToPage: (page: number) => figure && layer.step(withOpenFigure(search, { ...figure, page })),
    close: () => layer.close(withOpenFigure(search, null)),
  }
}
