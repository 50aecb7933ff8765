import { notesParam } from '@tandem/items'
import { useAddressLayer } from '@tandem/page-parts'
import { useHref, useLocation, useSearchParams } from 'react-router'
import type { ShouldRevalidateFunction } from 'react-router'

/** The row that a parameter names; null for an invalid one. */
export function readRowId(digits: string | null): number | null {
  const id = Number(digits)
  return digits !== null && /^[1-9]\d{0,15}$/.test(digits) && Number.isSafeInteger(id) ? id : null
}

/**
 * The search part of an address with something opened over a list, or closed; the rest stays, except open
 * notes.
 */
export function withOpened(search: string, param: string, value: string | null): string {
  const params = new URLSearchParams(search)
  params.delete(notesParam)
  if (value === null) params.delete(param)
  else params.set(param, value)
  return params.size === 0 ? '' : `?${params}`
}

/**
 * What the address opens over a list with this parameter (`?open=invite`), and functions to open something
 * else or close it.
 */
export function useOpened(param: string) {
  const [params] = useSearchParams()
  const { search } = useLocation()
  const layer = useAddressLayer(param)
  const searchOf = (value: string | null) => withOpened(search, param, value)
  return {
    value: params.get(param),
    searchOf,
    open: (value: string) => layer.open(searchOf(value)),
    step: (value: string) => layer.step(searchOf(value)),
    close: () => layer.close(searchOf(null)),
  }
}

/**
 * The row whose details the address opens over a list (`?order=12`), and functions to open another one or
 * close it.
 */
export function useOpenedRow(param: string) {
  const opened = useOpened(param)
  const { pathname } = useLocation()
  const here = useHref(pathname)
  const id = readRowId(opened.value)
  return {
    id,
    /** The links of a table's rows. */
    rowLink: {
      getHref: (row: { id: number }) => `${here}${opened.searchOf(String(row.id))}`,
      onOpen: (row: { id: number }) => opened.open(String(row.id)),
      openId: id === null ? undefined : String(id),
    },
    step: (next: number) => opened.step(String(next)),
    close: opened.close,
  }
}

/** Whether two addresses show the same rows: they differ at most in these parameters. */
export function showSameRows(one: URL, other: URL, besideRows: readonly string[]) {
  return rowsOf(one, besideRows) === rowsOf(other, besideRows)
}

function rowsOf(url: URL, besideRows: readonly string[]) {
  const params = new URLSearchParams(url.search)
  besideRows.forEach((name) => params.delete(name))
  params.sort()
  return `${url.pathname}?${params}`
}

/**
 * For the route of a list: opening something over it or beside its rows doesn't reload it.
 *
 * @param besideRows the parameters that open something; notes are always included
 */
export const unlessOpened =
  (...besideRows: string[]): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.href === nextUrl.href || !showSameRows(currentUrl, nextUrl, [notesParam, ...besideRows]))
