import { notesParam } from '@tandem/items'
import { useAddressLayer } from '@tandem/page-parts'
import { useHref, useLocation, useSearchParams } from 'react-router'
import type { ShouldRevalidateFunction } from 'react-router'

/** The row that a parameter names; what names no row opens nothing. */
export function readRowId(digits: string | null): number | null {
  const id = Number(digits)
  return digits !== null && /^[1-9]\d{0,15}$/.test(digits) && Number.isSafeInteger(id) ? id : null
}

/** The search part of an address that opens something over a list, or closes it; the rest of it stays, open notes do not. */
export function withOpened(search: string, param: string, value: string | null): string {
  const params = new URLSearchParams(search)
  params.delete(notesParam)
  if (value === null) params.delete(param)
  else params.set(param, value)
  return params.size === 0 ? '' : `?${params}`
}

/** What the address opens over a list by this parameter (`?open=invite`), and the ways to something else and back to none. */
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

/** The row whose detail the address opens over a list (`?order=12`), and the ways to another one and back to none. */
export function useOpenedRow(param: string) {
  const opened = useOpened(param)
  const { pathname } = useLocation()
  const here = useHref(pathname)
  const id = readRowId(opened.value)
  return {
    id,
    /** What the rows of a table lead to. */
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
 * For the route of a list: what opens over it, or beside its rows, is no new showing of it.
 *
 * @param besideRows the parameters that say what is open; notes are always among them
 */
export const unlessOpened =
  (...besideRows: string[]): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.href === nextUrl.href || !showSameRows(currentUrl, nextUrl, [notesParam, ...besideRows]))
