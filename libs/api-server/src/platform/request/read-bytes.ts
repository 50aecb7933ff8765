import { problem } from './problem.ts'

/** A client that went away, or stopped sending: its own doing, and never an outage of ours. */
export const unfinishedRequest = () =>
  problem('MALFORMED_REQUEST', { message: 'The request ended before all of it had arrived. Send it again.' })

/**
 * The body of a request, held only as long as it is no longer than it may be.
 * @throws PAYLOAD_TOO_LARGE, MALFORMED_REQUEST for one that breaks off
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const said = Number(request.headers.get('content-length') ?? 0)
  if (said > most) throw problem('PAYLOAD_TOO_LARGE')
  const reader = unlessBroken(() => request.body?.getReader())
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    const piece = await Promise.resolve(reader?.read()).catch(() => {
      throw unfinishedRequest()
    })
    if (!piece || piece.done) break
    length += piece.value.length
    if (length > most) {
      // Not waited for: a client that never ends its body would hold up the answer.
      reader?.cancel().catch(() => undefined)
      throw problem('PAYLOAD_TOO_LARGE')
    }
    pieces.push(piece.value)
  }
  return joined(pieces, length)
}

function unlessBroken<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw unfinishedRequest()
  }
}

function joined(pieces: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const piece of pieces) {
    bytes.set(piece, offset)
    offset += piece.length
  }
  return bytes
}
