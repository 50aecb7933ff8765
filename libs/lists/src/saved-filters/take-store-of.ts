import type { Store } from '@tandem/api-contract'
import { chooseStore } from '@tandem/choices'

/**
 * The store that a view shows: null for all of them, as in a view that names none, whichever was selected last. A store
 * that is archived or no longer exists is taken out of the view.
 */
export function takeStoreOf(view: URLSearchParams, stores: readonly Store[]): number | null {
  const choice = chooseStore(stores, view.get('store_id'), null)
  if (typeof choice === 'object') return choice.id
  view.delete('store_id')
  return null
}
