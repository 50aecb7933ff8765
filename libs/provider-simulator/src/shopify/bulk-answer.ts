import type { Shop } from '../shop/shop.ts'
import { stateOf } from './state.ts'

/** How long a result's address works. */
const week = 7 * 86_400_000

const type = { 'Content-Type': 'application/jsonl', 'Accept-Ranges': 'bytes' }

/** The bytes from `from` to `to` (inclusive) of a series of texts; only those are encoded at once. */
const bytesOf = (chunks: readonly string[], from: number, to: number) => {
  const encoder = new TextEncoder()
  const left = chunks.values()
  let position = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      for (const chunk of left) {
        const bytes = encoder.encode(chunk)
        const start = Math.max(0, from - position)
        const end = to + 1 - position
        position += bytes.length
        if (start >= bytes.length) continue
        if (end > 0) controller.enqueue(bytes.slice(start, end))
        if (end <= bytes.length) break
        return
      }
      controller.close()
    },
  })
}

/** Answers the file of a bulk operation, or the requested range of it. */
export const answerBulkFile = (shop: Shop, path: string, range: string | null): Response => {
  const [, id, secret] = /^\/__bulk\/(\d+)\/([\w-]+)\.jsonl$/.exec(path) ?? []
  const operation = stateOf(shop).bulkOperations.find(
    (candidate) => String(candidate.id) === id && candidate.secret === secret,
  )
  const isGone =
    !operation?.file || shop.now().getTime() - Date.parse(operation.completedAt ?? operation.createdAt) > week
  if (isGone) return new Response('<Error><Code>ExpiredToken</Code></Error>', { status: 400 })
  const { file, fileSize } = operation
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '')
  if (!asked) return new Response(bytesOf(file!, 0, fileSize - 1), { headers: type })
  const from = Number(asked[1])
  const to = Math.min(fileSize - 1, asked[2] === '' ? fileSize - 1 : Number(asked[2]))
  if (from >= fileSize || to < from)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${fileSize}` } })
  return new Response(bytesOf(file!, from, to), {
    status: 206,
    headers: { ...type, 'Content-Range': `bytes ${from}-${to}/${fileSize}` },
  })
}
