import type { Context } from 'hono'
import type { FileAnswer } from './file-answer.ts'

/** For files shown in place: whatever the bytes are, nothing runs and nothing is loaded. */
const inertContent = "default-src 'none'; sandbox"

/**
 * Streams a file: each piece is made when the caller has taken the one before, and none after the caller left. A
 * failure breaks the connection, so that half a file is never taken for a whole one.
 */
export async function fileResponse(
  context: Context,
  { type, pieces: made, filename, length, isForever = false }: FileAnswer,
): Promise<Response> {
  const pieces = made[Symbol.asyncIterator]()
  const first = await pieces.next()
  const encoder = new TextEncoder()
  let waiting: typeof first | null = first
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = waiting ?? (await pieces.next())
      waiting = null
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
  return context.body(body, 200, {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    ...(length !== undefined && { 'Content-Length': String(length) }),
    ...(filename === undefined
      ? { 'Content-Disposition': 'inline', 'Content-Security-Policy': inertContent }
      : { 'Content-Disposition': attachment(filename) }),
    ...(isForever && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  })
}

/** Both forms of RFC 6266: clients that know the second one get every character of the name. */
function attachment(filename: string) {
  const plain = filename
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%]/g, '')
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
