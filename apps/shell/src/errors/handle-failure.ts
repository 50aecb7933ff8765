import { ContractError, isKept } from '@tandem/api-client'
import type { Failure } from '@tandem/api-client/react'
import { expireAtom } from '@tandem/session'
import type { Store } from '@tandem/session'
import { handleUnreadableAnswer } from './offer-release.ts'

/** Screens that show their own failures. */
const withoutToasts = /^\/auth\/(check-email|verify)\/?$/

/**
 * Handles each failure of a read or a write. If the session has ended, the app leaves it. A failed mutation
 * shows a toast, unless the screen shows it itself; when it is kept to be sent later, a toast says so on
 * every screen. A failed read is shown by the boundary around it, that of its widget or of the page. An answer that can't
 * be read may be that of a newer release, which is then offered.
 */
export function handleFailure(store: Store, error: Error, failure: Failure) {
  if (error instanceof ContractError) handleUnreadableAnswer()
  if (store.set(expireAtom, error, failure) || (failure.errors === 'local' && !isKept(error))) return
  if (failure.of === 'mutation' && !withoutToasts.test(window.location.pathname)) void showToast(error)
}

/** The texts and code of toasts are loaded with the first one. */
async function showToast(error: Error) {
  const { showFailure } = await import('./show-failure.ts')
  showFailure(error)
}
