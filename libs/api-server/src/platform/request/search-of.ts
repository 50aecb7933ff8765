import { messages } from '@tandem/api-contract'
import type { Endpoint } from '@tandem/api-contract'
import { problem } from './problem.ts'

/**
 * The query of a request as an object. A repeated key is refused, because it is not clear which value is
 * meant.
 */
export function searchOf(
  request: Request,
  { dropsEmptySearch }: Pick<Endpoint, 'dropsEmptySearch'>,
): Record<string, string> {
  const search: Record<string, string> = {}
  for (const [key, value] of new URL(request.url).searchParams) {
    if (value === '' && dropsEmptySearch) continue
    if (Object.hasOwn(search, key)) {
      throw problem('VALIDATION_FAILED', { message: messages.invalid, errors: { [key]: [messages.invalid] } })
    }
    // Not `search[key] =`, which would drop a key named __proto__ instead of refusing it.
    Object.defineProperty(search, key, { value, enumerable: true, configurable: true, writable: true })
  }
  return search
}
