import { joinBytes } from '../files/join-bytes.ts'
import { problem } from './problem.ts'

/** The client left or stopped sending, which must not count as an outage of ours. */
export const unfinishedRequest = () =>
  problem('MALFORMED_REQUEST', { message: 'The request ended before all of it had arrived. Send it again.' })

/**
 * Reads the body of a request, and stops as soon as it is too long.
 * @throws PAYLOAD_TOO_LARGE, MALFORMED_REQUEST when it breaks off
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxBytes) throw problem('PAYLOAD_TOO_LARGE')
  const reader = unlessBroken(() => request.body?.getReader())
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    const piece = await Promise.resolve(reader?.read()).catch(() => {
      throw unfinishedRequest()
    })
    if (!piece || piece.done) break
    length += piece.value.length
    if (length > maxBytes) {
      // Not awaited, because a client that never ends its body would delay the answer.
      reader?.cancel().catch(() => undefined)
      throw problem('PAYLOAD_TOO_LARGE')
    }
    pieces.push(piece.value)
  }
  return joinBytes(pieces)
}

function unlessBroken<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw unfinishedRequest()
  }
}
