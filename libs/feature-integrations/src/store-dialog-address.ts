import type { Store } from '@tandem/api-contract'

/** Which dialog an address opens: `?connect=woocommerce`, `?edit=3`, `?edit=3&part=keys`. */
export type StoreDialog = { kind: 'connect' } | { kind: 'edit'; id: number; part: 'store' | 'keys' }

/** Reads the dialog of an address; what names nothing opens nothing. */
export function readStoreDialog(
  params: URLSearchParams,
  stores: readonly Pick<Store, 'id'>[],
): StoreDialog | null {
  if (params.get('connect') === 'woocommerce') return { kind: 'connect' }
  const store = stores.find(({ id }) => String(id) === params.get('edit'))
  return store ? { kind: 'edit', id: store.id, part: params.get('part') === 'keys' ? 'keys' : 'store' } : null
}

/** The search part of the address that opens a dialog, or none. */
export function writeStoreDialog(dialog: StoreDialog | null): string {
  if (dialog === null) return ''
  if (dialog.kind === 'connect') return '?connect=woocommerce'
  return `?edit=${dialog.id}${dialog.part === 'keys' ? '&part=keys' : ''}`
}
