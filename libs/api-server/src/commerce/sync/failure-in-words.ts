import { keptWords, ProviderError, ReadingStopped } from '@tandem/connectors'
import type { SyncRun } from './sync-state.ts'

const keyProblems = ['wrong_key', 'wrong_secret', 'missing_permission']

/** What people read about a failed sync. */
export function inWords(
  error: unknown,
  { run, progress }: SyncRun,
): { message: string; needs_reconnect: boolean; was_stopped: boolean } {
  if (error instanceof ProviderError) {
    // Nothing may have been read yet of a store that was just connected.
    const hasRead = run > 1 || progress.some(({ done }) => done > 0)
    return {
      message: hasRead ? error.message : error.message.replace(`${keptWords} `, ''),
      needs_reconnect: keyProblems.includes(error.kind),
      was_stopped: error instanceof ReadingStopped,
    }
  }
  return {
    message: 'Something went wrong on our side during the sync. Synced data is kept. Please try again.',
    needs_reconnect: false,
    was_stopped: false,
  }
}
