import type { Endpoint, EndpointInput } from '@tandem/api-contract'
import { apiErrorOf, callTimeout, readJson, requestOf, sendRequest } from './call.ts'
import { ApiError, NetworkError } from './errors.ts'

/** A file from the server. */
export interface Download {
  /** The server's name for it. */
  name: string
  content: Blob
}

/**
 * Fetches the whole file of an endpoint that answers `table` or `file`. The server must begin within the time
 * limit of a call; the rest may take as long as needed.
 *
 * @throws ApiError or NetworkError, also when the file breaks off; after an abort, the signal's reason.
 */
export async function download<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: { signal?: AbortSignal } = {},
): Promise<Download> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), callTimeout)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal
  try {
    const { request, token } = requestOf(endpoint, input, { signal, accept: '*/*, application/json' })
    const response = await sendRequest(request)
    clearTimeout(timer)
    if (!response.ok) throw apiErrorOf(response, readJson(await response.text()), token)
    return { name: nameOf(response.headers) ?? endpoint.name, content: await response.blob() }
  } catch (error) {
    if (error instanceof ApiError) throw error
    options.signal?.throwIfAborted()
    throw new NetworkError(timeout.signal.aborted ? 'timeout' : 'fetch', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** The name with all its letters (RFC 6266, `filename*`), otherwise the plain one. */
function nameOf(headers: Headers): string | undefined {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // Fall back to the plain name.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition)?.[1]
}
