import { StoreType } from '@tandem/api-contract'
import type { Store } from '@tandem/api-contract'
import * as v from 'valibot'

/**
 * The dialog in an address: `?connect=shopify`, `?edit=3`, `?edit=3&part=keys`, `?sales=3`, `?history=3`,
 * `?unread=3`, `?delete=3`.
 */
export type StoreDialog =
  | { kind: 'connect'; type: StoreType }
  | { kind: 'edit'; id: number; part: 'store' | 'keys' }
  | { kind: 'sales'; id: number }
  | { kind: 'history'; id: number }
  | { kind: 'unread'; id: number }
  | { kind: 'delete'; id: number }

/** The parameters of an address for dialogs. */
export const storeDialogParameters = [
  'connect',
  'edit',
  'part',
  'sales',
  'history',
  'unread',
  'delete',
] as const

/** Reads the dialog of an address; null when it names none. */
export function readStoreDialog(
  params: URLSearchParams,
  stores: readonly Pick<Store, 'id'>[],
): StoreDialog | null {
  const connect = params.get('connect')
  if (v.is(StoreType, connect)) return { kind: 'connect', type: connect }
  const storeOf = (key: string) => stores.find(({ id }) => String(id) === params.get(key))
  const read = storeOf('history')
  if (read) return { kind: 'history', id: read.id }
  const unread = storeOf('unread')
  if (unread) return { kind: 'unread', id: unread.id }
  const counted = storeOf('sales')
  if (counted) return { kind: 'sales', id: counted.id }
  const going = storeOf('delete')
  if (going) return { kind: 'delete', id: going.id }
  const store = storeOf('edit')
  return store ? { kind: 'edit', id: store.id, part: params.get('part') === 'keys' ? 'keys' : 'store' } : null
}

/** The parameters of the address that open a dialog. */
export function writeStoreDialog(dialog: StoreDialog): Record<string, string> {
  if (dialog.kind === 'connect') return { connect: dialog.type }
  if (dialog.kind === 'history') return { history: String(dialog.id) }
  if (dialog.kind === 'unread') return { unread: String(dialog.id) }
  if (dialog.kind === 'delete') return { delete: String(dialog.id) }
  if (dialog.kind === 'sales') return { sales: String(dialog.id) }
  return { edit: String(dialog.id), ...(dialog.part === 'keys' && { part: 'keys' }) }
}
