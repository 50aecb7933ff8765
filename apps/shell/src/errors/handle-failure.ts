import { isKept } from '@tandem/api-client'
import type { Failure } from '@tandem/api-client'
import { expireAtom } from '@tandem/session'
import type { Store } from '@tandem/session'

/** Screens that say themselves what failed. */
const withoutToasts = /^\/auth\/(check-email|verify)\/?$/

/**
 * What the app does about each failure of a read or a write: a dead session is left; a mutation ends in a toast,
 * unless the screen shows it itself; that one is kept to be sent later is said for every screen. A read is shown by the boundary around it: that of its widget, or of the page.
 */
export function handleFailure(store: Store, error: Error, failure: Failure) {
  if (store.set(expireAtom, error, failure) || (failure.errors === 'local' && !isKept(error))) return
  if (failure.of === 'mutation' && !withoutToasts.test(window.location.pathname)) void showToast(error)
}

/** Its words and its machinery come with the first toast. */
async function showToast(error: Error) {
  const { showFailure } = await import('./show-failure.ts')
  showFailure(error)
}
