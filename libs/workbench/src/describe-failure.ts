import { ApiError, ContractError, NetworkError } from '@tandem/api-client'
import { errorCatalogue, isErrorCode } from '@tandem/api-contract'
import { text } from './messages.ts'

/**
 * The words for a failure. A refusal is told in the server's own text, which is the most exact one, under the
 * title of its code; what is unknown is the catalogue's Unknown Error.
 */
export function describeFailure(error: unknown): { title: string; description: string } {
  if (error instanceof NetworkError) {
    const kind = error.kind === 'timeout' ? 'timeout' : 'network'
    return { title: text(`failure.${kind}.title`), description: text(`failure.${kind}.description`) }
  }
  if (error instanceof ContractError) {
    return { title: text('failure.contract.title'), description: text('failure.contract.description') }
  }
  if (error instanceof ApiError && isErrorCode(error.code)) {
    const { title, description } = errorCatalogue[error.code]
    return { title, description: error.message || description }
  }
  const { title, description } = errorCatalogue.UNKNOWN_ERROR
  return { title, description }
}
