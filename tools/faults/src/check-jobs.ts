import type { Provider } from './provider.ts'
import type { Query } from './query.ts'
import type { Report } from './report.ts'
import { waitUntil } from './wait-until.ts'

const open = `
  select 'sync of store ' || store_id as what from store_syncs where state in ('queued', 'running')
  union all select 'export ' || id from team_exports where status in ('waiting', 'running')`

/** Waits until no sync and no export is running; one that never ends is a lost job. */
export async function settleJobs(query: Query, report: Report, withinMs = 150_000): Promise<void> {
  let left: Record<string, unknown>[] = []
  try {
    await waitUntil(
      'jobs end',
      async () => {
        left = await query(open)
        return left.length === 0
      },
      { withinMs, everyMs: 500 },
    )
  } catch {
    for (const { what } of left) report.lost.push(`Job: ${String(what)} never ended`)
  }
}

interface SyncedStore {
  name: string
  state: string
  error: string | null
  difference: string | null
  orders_count: string
  orders: string
  products: string
}

/** Checks that every sync ended with the shop's data, and every export with an archive. */
export async function checkJobs(query: Query, provider: Provider, report: Report): Promise<void> {
  const stores = (await query(`
    select s.name, s.url, y.state, y.error, y.difference, s.orders_count,
      (select count(*) from orders o where o.team_id = s.team_id and o.store_id = s.id) as orders,
      (select count(*) from products p where p.team_id = s.team_id and p.store_id = s.id) as products
    from stores s join store_syncs y on y.team_id = s.team_id and y.store_id = s.id`)) as unknown as (SyncedStore & {
    url: string
  })[]
  for (const store of stores) {
    const shop = provider.shop(store.url.split('/').at(-1) ?? '')
    const expected = { orders: shop.orders.size, products: shop.products.length }
    const isWhole =
      store.state === 'succeeded' &&
      store.difference === null &&
      Number(store.orders) === expected.orders &&
      Number(store.orders_count) === expected.orders &&
      Number(store.products) === expected.products
    if (!isWhole) {
      report.findings.push(
        `Store ${store.name} isn't what its shop is: ${JSON.stringify({ ...store, expected })}`,
      )
    }
  }
  const failed = await query(`select id, error from team_exports where status = 'failed'`)
  for (const { id, error } of failed) report.findings.push(`Export ${String(id)} failed: ${String(error)}`)
}
