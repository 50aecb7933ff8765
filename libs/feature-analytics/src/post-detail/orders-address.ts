import { attributionSteps } from '@tandem/api-contract'
import type { AttributionStep } from '@tandem/api-contract'
import { useAddressLayer } from '@tandem/workbench'
import { useLocation, useSearchParams } from 'react-router'

/** Whose parts an address opens: `?orders=exact&orders_currency=TRY&orders_page=2`. */
export interface OpenFigure {
  step: AttributionStep
  /** Null where the address names none: the first that something was sold in. */
  currency: string | null
  page: number
}

/** Reads what an address opens; what names no figure opens nothing. */
export function readOpenFigure(params: URLSearchParams): OpenFigure | null {
  const step = attributionSteps.find((known) => known === params.get('orders'))
  const currency = params.get('orders_currency')
  const page = params.get('orders_page') ?? '1'
  if (step === undefined) return null
  return {
    step,
    currency: currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The search part of an address with a figure open, or closed; the rest of it stays. */
export function withOpenFigure(search: string, figure: OpenFigure | null): string {
  const params = new URLSearchParams(search)
  for (const name of ['orders', 'orders_currency', 'orders_page']) params.delete(name)
  if (figure !== null) {
    params.set('orders', figure.step)
    if (figure.currency !== null) params.set('orders_currency', figure.currency)
    if (figure.page > 1) params.set('orders_page', String(figure.page))
  }
  return params.size === 0 ? '' : `?${params}`
}

/** The figure that the address opens over the page, and the ways to another one and back. */
export function useOpenFigure() {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const layer = useAddressLayer('orders')
  const figure = readOpenFigure(params)
  return {
    figure,
    open: (step: AttributionStep, currency: string) =>
      layer.open(withOpenFigure(search, { step, currency, page: 1 })),
    goToPage: (page: number) => figure && layer.step(withOpenFigure(search, { ...figure, page })),
    close: () => layer.close(withOpenFigure(search, null)),
  }
}
