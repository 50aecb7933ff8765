import { ApiError } from '@tandem/api-client'
import type { Failure } from '@tandem/api-client'
import { errorPageStatuses } from '@tandem/api-contract'
import { expireAtom } from '@tandem/session'
import type { Store } from '@tandem/session'

interface FailureRules {
  store: Store
  /** Shows the error page of a status in place of the page on screen. */
  showErrorPage: (status: number) => void
}

/**
 * What the app does about each failure of a read or a write: a dead session is left; a page that cannot live
 * without what failed gives way to its error page; a mutation ends in a toast, unless the screen shows it itself.
 * Everything else is shown by the boundary around it.
 */
export function handleFailure({ store, showErrorPage }: FailureRules, error: Error, failure: Failure) {
  if (store.set(expireAtom, error, failure) || failure.errors === 'local') return
  if (failure.errors === 'page' && !failure.isBackground && hasErrorPage(error)) showErrorPage(error.status)
  else if (failure.of === 'mutation') void showToast(error)
}

/** Its words and its machinery come with the first toast. */
async function showToast(error: Error) {
  const { showFailure } = await import('./show-failure.ts')
  showFailure(error)
}

/** 422 has a page too, but only for an unknown store: input that is refused is told where it was typed. */
const hasErrorPage = (error: Error): error is ApiError =>
  error instanceof ApiError &&
  error.status !== 422 &&
  errorPageStatuses.some((status) => status === String(error.status))
