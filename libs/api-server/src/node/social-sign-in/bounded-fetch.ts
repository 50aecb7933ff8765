/** Answers of sign-in providers are a few kilobytes. */
const maximumBytes = 512 * 1024

/** An answer longer than any sign-in provider gives. */
export class AnswerTooLongError extends Error {
  override name = 'AnswerTooLongError'
}

/**
 * A fetch that reads the whole answer, up to a maximum, before it returns it: a provider that never stops sending
 * blocks only one sign-in.
 */
export const boundedFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.body) return response
    const parts: Uint8Array<ArrayBuffer>[] = []
    let length = 0
    for await (const part of response.body) {
      length += part.byteLength
      if (length > maximumBytes) throw new AnswerTooLongError('more than half a megabyte')
      parts.push(part)
    }
    const { status, headers } = response
    return new Response(status === 204 || status === 304 ? null : new Blob(parts), { status, headers })
  }
