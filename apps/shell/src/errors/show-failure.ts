import { ApiError, ContractError, contractText, isKept, requestIdOf } from '@tandem/api-client'
import { errorCatalogue, isErrorCode } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import { toastMessages } from './messages.ts'

/** Shows for ten seconds what went wrong; the same failure several times in a row is one toast. */
export function showFailure(error: Error) {
  if (isKept(error)) return sayKept()
  const words = wordsFor(error)
  toast.error({ ...words, id: `failure: ${words.title}: ${words.description}`, action: copyRequestId(error) })
}

/** Shows one toast, however many changes are kept. */
function sayKept() {
  const { text } = toastMessages
  toast.info({
    title: text('kept.title'),
    description: text('kept.description'),
    id: 'change kept',
  })
}

/**
 * The message for a failure: the server's own for refused input, that of the catalogue for everything else.
 */
function wordsFor(error: Error) {
  if (!(error instanceof ApiError) || error.status === 422 || !isErrorCode(error.code)) {
    return describeFailure(error)
  }
  const { title, description } = errorCatalogue[error.code]
  return { title: contractText(title), description: contractText(description) }
}

/** An action that copies the request id of an unexpected error, by which support can find the call. */
function copyRequestId(error: Error) {
  const id = requestIdOf(error)
  const isUnforeseen = error instanceof ContractError || (error instanceof ApiError && error.status >= 500)
  if (id === null || !isUnforeseen) return undefined
  const { text } = toastMessages
  const copied = { title: text('requestId.copied') }
  // If the browser refuses, the id is shown to be copied by hand.
  const refused = { title: text('requestId.words', { id }) }
  return {
    label: text('requestId.copy'),
    onAction: () =>
      void navigator.clipboard.writeText(id).then(
        () => toast.success(copied),
        () => toast.info(refused),
      ),
  }
}
