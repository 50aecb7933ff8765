import { expect, test } from 'vitest'
import type { ProviderFetch } from '../provider-fetch.ts'
import { readAll } from '../test-setup.ts'
import { shopifyConnector } from './shopify-connector.ts'
import { simulatedStore, token } from './test-setup.ts'

/** A connector to a shop whose bulk file repeats all rows at its end, without what is inside them. */
function repeating(rows: number) {
  const { fetch: asIs, now, wait } = simulatedStore()
  const fetch: ProviderFetch = async (url, init) => {
    const response = await asIs(url, init)
    const { status, headers } = response
    const text = await response.text()
    if (!url.endsWith('.jsonl'))
      return new Response(
        text.replace(/("objectCount":\s*")(\d+)/, (_, name: string, count: string) => name + (+count + rows)),
        { status, headers },
      )
    const parents = text.split('\n').filter((line) => line !== '' && !line.includes('"__parentId"'))
    return new Response(`${text.trimEnd()}\n${parents.join('\n')}\n`)
  }
  return shopifyConnector({ credentials: token, fetch, now, wait, bulkFrom: 5, bulkPageBytes: 2 ** 22 })
}

test.each(['orders', 'products'] as const)(
  '%s that are repeated without what is inside keep it',
  async (kind) => {
    const paged = await readAll(simulatedStore({ bulkFrom: Infinity }).connector, kind)
    const whole = new Map<string, unknown>(paged.map((row) => [row.provider_id, row]))
    const rows = await readAll(repeating(whole.size), kind)
    expect(rows).toHaveLength(2 * whole.size)
    for (const row of rows) expect(row).toEqual(whole.get(row.provider_id))
  },
)
