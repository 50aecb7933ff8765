import type { Failure } from '@tandem/api-client/react'
import { toast } from '@tandem/design-system'
import { expireAtom } from '@tandem/session'
import type { Store } from '@tandem/session'
import { describeFailure } from '../describe-failure.ts'

/**
 * Leaves a session that has ended, and shows a failed write in a toast, unless its screen shows it. A failed read is
 * shown by its part of the page.
 */
export function reportFailure(store: Store, error: Error, failure: Failure): void {
  const isTold = store.set(expireAtom, error, failure) || failure.errors === 'local'
  if (!isTold && failure.of === 'mutation') toast.error(describeFailure(error))
}
