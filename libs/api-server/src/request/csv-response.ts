import type { Context } from 'hono'
import type { TextFile } from '../implement.ts'

/**
 * Streams a file: the next piece is made when the caller has taken the last one, and none after it has gone. A failure
 * on the way breaks the connection, so that half a file is never taken for a whole one.
 */
export async function csvResponse(context: Context, { filename, text }: TextFile): Promise<Response> {
  const pieces = text[Symbol.asyncIterator]()
  const first = await pieces.next()
  const encoder = new TextEncoder()
  let waiting: IteratorResult<string> | null = first
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = waiting ?? (await pieces.next())
      waiting = null
      if (piece.done) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    },
    async cancel() {
      await pieces.return?.()
    },
  })
  return context.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': attachment(filename),
  })
}

/** Both forms of RFC 6266: clients that know the second take it, with every letter of the name. */
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
