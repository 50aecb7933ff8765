import { useAddressLayer } from '@tandem/workbench'
import { useLocation, useSearchParams } from 'react-router'
import type { ListItem } from './list.ts'

/** The row whose detail an address opens; what names no row opens nothing. */
export function readDetail(params: URLSearchParams, item: ListItem): number | null {
  const digits = params.get(item) ?? ''
  const id = Number(digits)
  return /^[1-9]\d{0,15}$/.test(digits) && Number.isSafeInteger(id) ? id : null
}

/** The search part of an address with the detail of a row open, or closed; the rest of it stays, open notes do not. */
export function withDetail(search: string, item: ListItem, id: number | null): string {
  const params = new URLSearchParams(search)
  params.delete('notes')
  if (id === null) params.delete(item)
  else params.set(item, String(id))
  return params.size === 0 ? '' : `?${params}`
}

/** What lies over a list, or beside its rows: a change of it asks for no other rows. */
const besideRows = ['customer', 'order', 'product', 'notes', 'chart']

/** Whether two addresses show the same rows in the same list. */
export function showSameRows(one: URL, other: URL) {
  return rowsOf(one) === rowsOf(other)
}

function rowsOf(url: URL) {
  const params = new URLSearchParams(url.search)
  besideRows.forEach((name) => params.delete(name))
  params.sort()
  return `${url.pathname}?${params}`
}

/** The row that the address opens over a list, and the ways to another one and back to none. */
export function useDetail(item: ListItem) {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const layer = useAddressLayer(item)
  const searchOf = (id: number | null) => withDetail(search, item, id)
  return {
    id: readDetail(params, item),
    searchOf,
    open: (id: number) => layer.open(searchOf(id)),
    step: (id: number) => layer.step(searchOf(id)),
    close: () => layer.close(searchOf(null)),
  }
}
