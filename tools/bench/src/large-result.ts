import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * A shop whose bulk operation has ended with a result of LINES lines, which are generated while they are
 * sent. It is a separate process, so that its memory isn't counted as the reader's, and it sends its origin
 * to its parent.
 */
const lines = Number(process.env.LINES)
/** The same for every line, so that a position in the file identifies its line. */
const lineBytes = 1000
const operation = 'gid://shopify/BulkOperation/1'

/** A customer as a line of a result; only the number differs. */
function lineOf(index: number): string {
  const id = String(7_000_000_000_000 + index)
  const line = {
    id: `gid://shopify/Customer/${id}`,
    legacyResourceId: id,
    firstName: 'Ayşe',
    lastName: '',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }
  const missing = lineBytes - 1 - Buffer.byteLength(JSON.stringify(line))
  return `${JSON.stringify({ ...line, lastName: 'x'.repeat(missing) })}\n`
}

function* bytesOf(from: number, to: number) {
  for (let index = Math.floor(from / lineBytes); index * lineBytes <= to; index += 1) {
    const line = Buffer.from(lineOf(index))
    const start = index * lineBytes
    yield line.subarray(Math.max(0, from - start), Math.min(lineBytes, to + 1 - start))
  }
}

function sendPart({ headers }: IncomingMessage, response: ServerResponse) {
  const size = lines * lineBytes
  const [, first = 0, last = 0] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const to = Math.min(Number(last), size - 1)
  response.writeHead(206, { 'Content-Range': `bytes ${first}-${to}/${size}` })
  response.end(Buffer.concat([...bytesOf(Number(first), to)]))
}

async function answerQuery(request: IncomingMessage, origin: string): Promise<unknown> {
  const { query } = JSON.parse(await text(request)) as { query: string }
  const node = { id: operation, status: 'COMPLETED', objectCount: String(lines), url: `${origin}/result` }
  if (query.includes('bulkOperationRunQuery'))
    return { bulkOperationRunQuery: { bulkOperation: node, userErrors: [] } }
  if (query.includes('bulkOperation(')) return { bulkOperation: node }
  return { total: { count: lines, precision: 'EXACT' } }
}

const server = createServer((request, response) => {
  if (request.url === '/result') return sendPart(request, response)
  void answerQuery(request, origin).then((data) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data }))
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
process.send?.(origin)
