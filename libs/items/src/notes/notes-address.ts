import { favoritableRows } from '@tandem/api-contract'
import { rowKeyOf } from '../row-ref.ts'
import type { RowRef } from '../row-ref.ts'

/** The parameter of an address that opens the notes of a row: `notes=order-12`. */
export const notesParam = 'notes'

/** Whose notes an address opens; null when it names no row. */
export function readNotesAddress(params: URLSearchParams): Pick<RowRef, 'type' | 'id'> | null {
  const [, kind, digits] = /^([a-z]+)-([1-9]\d{0,15})$/.exec(params.get(notesParam) ?? '') ?? []
  const type = favoritableRows.find((known) => known === kind)
  const id = Number(digits)
  return type === undefined || !Number.isSafeInteger(id) ? null : { type, id }
}

/** The address of a row, with its notes open. */
export function notesAt(address: string, row: Pick<RowRef, 'type' | 'id'>): string {
  const [path, search = ''] = address.split('?')
  return `${path}${withNotes(search, row)}`
}

/** The search part of an address with the notes of a row open, or closed; the rest stays. */
export function withNotes(search: string, row: Pick<RowRef, 'type' | 'id'> | null): string {
  const params = new URLSearchParams(search)
  if (row === null) params.delete(notesParam)
  else params.set(notesParam, rowKeyOf(row))
  return params.size === 0 ? '' : `?${params}`
}
