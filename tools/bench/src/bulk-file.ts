import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shopifyConnector } from '@tandem/connectors'
import type { CustomerRow, StoreCursor, StorePage } from '@tandem/connectors'
import { guardedFetch } from '@tandem/connectors/node'

/** By how many megabytes memory may grow after the first pages. */
const maxGrowth = 150

const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '2048' } } })
const lines = Math.round((Number(values.megabytes) * 2 ** 20) / 1000)

const server = fork(join(import.meta.dirname, 'large-result.ts'), {
  execArgv: ['--conditions=@tandem/source'],
  env: { ...process.env, LINES: String(lines) },
})
const [origin] = (await once(server, 'message')) as [string]
const open = () =>
  shopifyConnector({
    credentials: { shopify_store_name: 'large', shopify_access_token: 'shpat_large' },
    fetch: guardedFetch({ allow: [origin], timeoutMs: 60_000 }),
    shopAddress: () => origin,
  })
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

let connector = open()
let cursor: StoreCursor | null = null
let pages = 0
let rows = 0
let last = 0
let isInOrder = true
let early = 0
let peak = 0
const start = performance.now()
try {
  do {
    // Simulates a restart, after which only the cursor says what was read.
    if (pages % 500 === 499) connector = open()
    const page: StorePage<CustomerRow> = await connector.read(
      'customers',
      cursor && (JSON.parse(JSON.stringify(cursor)) as StoreCursor),
    )
    for (const { provider_id } of page.rows) {
      isInOrder &&= Number(provider_id) > last
      last = Number(provider_id)
    }
    rows += page.rows.length
    pages += 1
    cursor = page.next
    const { rss } = process.memoryUsage()
    peak = Math.max(peak, rss)
    if (pages === 50) early = peak
  } while (cursor)
} finally {
  server.kill()
}
const seconds = (performance.now() - start) / 1000
const growth = megabytes(peak) - megabytes(early || peak)
console.table({
  'megabytes read': megabytes(lines * 1000),
  pages,
  'rows of the result': lines,
  'rows read': rows,
  'each once, in order': isInOrder,
  seconds: Math.round(seconds * 10) / 10,
  'MiB per second': Math.round(megabytes(lines * 1000) / seconds),
  'memory after 50 pages (MiB)': megabytes(early),
  'most memory (MiB)': megabytes(peak),
})
process.exit(rows === lines && isInOrder && growth <= maxGrowth ? 0 : 1)
