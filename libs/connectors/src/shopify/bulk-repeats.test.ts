import { expect, test } from 'vitest'
import type { ProviderFetch } from '../provider-fetch.ts'
import { readAll } from '../test-setup.ts'
import { shopifyConnector } from './shopify-connector.ts'
import { simulatedStore, token } from './test-setup.ts'

/** The lines that a bulk file repeats at its end. */
type Repeats = (lines: string[]) => string[]

const isInside = (line: string | undefined) => line !== undefined && line.includes('"__parentId"')

const withoutInside: Repeats = (lines) => lines.filter((line) => !isInside(line))

const withFirstInside: Repeats = (lines) =>
  lines.filter((line, at) => !isInside(line) || !isInside(lines[at - 1]))

/** A connector to a shop whose bulk file repeats lines at its end. */
function repeating(repeats: Repeats) {
  const { fetch: asIs, now, wait } = simulatedStore()
  const repeated = async (url: string) => {
    const lines = (await (await asIs(url, { method: 'GET', headers: {} })).text()).trimEnd().split('\n')
    return [...lines, ...repeats(lines)]
  }
  const fetch: ProviderFetch = async (url, init) => {
    if (url.endsWith('.jsonl')) return new Response(`${(await repeated(url)).join('\n')}\n`)
    const response = await asIs(url, init)
    const { status, headers } = response
    const text = await response.text()
    const file = (JSON.parse(text) as { data?: { bulkOperation?: { url?: string | null } } }).data
      ?.bulkOperation?.url
    const counted = file ? String((await repeated(file)).length) : '0'
    return new Response(text.replace(/("objectCount":\s*")\d+/, `$1${counted}`), { status, headers })
  }
  return shopifyConnector({ credentials: token, fetch, now, wait, bulkFrom: 5, bulkPageBytes: 2 ** 22 })
}

test.each([
  ['orders', 'nothing that is inside', withoutInside],
  ['products', 'nothing that is inside', withoutInside],
  ['orders', 'a part of what is inside', withFirstInside],
  ['products', 'a part of what is inside', withFirstInside],
] as const)('%s that are repeated with %s keep everything', async (kind, _, repeats) => {
  const paged = await readAll(simulatedStore({ bulkFrom: Infinity }).connector, kind)
  expect(await readAll(repeating(repeats), kind)).toEqual(paged)
})
