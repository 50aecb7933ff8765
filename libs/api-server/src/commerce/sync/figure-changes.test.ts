import type { FigureChange, Store } from '@tandem/api-contract'
import { addOrder } from '@tandem/provider-simulator'
import type { Shop } from '@tandem/provider-simulator'
import { expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestUser } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const [ruled, reread] = [simulatedShop('ruled'), simulatedShop('reread')]
const used = useTestApi({ connectors: simulatedConnectors([ruled, reread]) })

async function changesOf(user: TestUser, search = ''): Promise<FigureChange[]> {
  const answer = await used.api.request('GET', `/ecommerce/sales/changes${search}`, { token: user.token })
  return ((await answer.json()) as { data: FigureChange[] }).data
}

const istanbulMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
})

/** The sales of each month and currency by the shop's own rows, in minor units. */
function monthsOf(shop: Shop, statuses: readonly string[]) {
  const months = new Map<string, { orders: number; revenue: number }>()
  for (const { createdGmt, status, currency, total, refunds } of shop.orders.values()) {
    const month = `${istanbulMonth.format(new Date(`${createdGmt}Z`))}-01 ${currency}`
    const { orders, revenue } = months.get(month) ?? { orders: 0, revenue: 0 }
    const kept = total - refunds.reduce((sum, { amount }) => sum + amount, 0)
    months.set(
      month,
      statuses.includes(status) ? { orders: orders + 1, revenue: revenue + kept } : { orders, revenue },
    )
  }
  return months
}

test('lists the past months changed by another choice of what is a sale, and again when it is reverted', async () => {
  const team = await used.api.newTeam()
  // The current month isn't over, so it isn't listed.
  addOrder(ruled, { status: 'completed', lines: [{ sku: 'none', quantity: 1, total: 500 }] })
  const store = await connectStore(used.api, team, 'ruled')
  expect(await changesOf(team)).toEqual([])

  const choose = async (excluded: string[] | null) => {
    const body = { excluded }
    await used.api.request('PUT', `/ecommerce/stores/${store.id}/sales`, { token: team.token, body })
    await used.api.jobsSettled()
  }
  await choose(['cancelled', 'completed', 'failed', 'pending'])
  const before = monthsOf(ruled, ['processing', 'on-hold', 'completed', 'refunded'])
  const after = monthsOf(ruled, ['processing', 'on-hold', 'refunded'])
  const thisMonth = `${istanbulMonth.format(new Date())}-01`
  const expected = [...before]
    .filter(([key, { orders }]) => !key.startsWith(thisMonth) && orders !== after.get(key)!.orders)
    .map(([key, { orders, revenue }]) => ({
      store: { id: store.id, name: store.name },
      figure: 'sales',
      month: key.slice(0, 10),
      currency: key.slice(11),
      orders_before: orders,
      orders_after: after.get(key)!.orders,
      revenue_before: revenue,
      revenue_after: after.get(key)!.revenue,
      cause: 'sales',
      changed_at: expect.any(String) as string,
    }))
    .toSorted(
      (one, other) => other.month.localeCompare(one.month) || one.currency.localeCompare(other.currency),
    )
  expect(expected.length).toBeGreaterThan(0)
  expect(await changesOf(team)).toEqual(expected)

  await choose(null)
  const back = await changesOf(team, `?store_id=${store.id}`)
  expect(back.map(({ orders_after }) => orders_after)).toEqual(expected.map((row) => row.orders_before))
  used.api.clock.now = new Date(used.api.clock.now.getTime() + 31 * dayMs)
  const later = await used.api.newUser(team.team_id)
  expect(await changesOf(later)).toEqual([])
})

test('lists months that differ after a full sync', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'reread')
  const order = [...reread.orders.values()].find(({ status }) => status === 'completed')!
  // Without a modification date, so that only a full sync finds it.
  order.total += 1000
  order.lines[0]!.total += 1000
  await syncAgain(used.api, team, store)
  expect(await changesOf(team)).toEqual([])

  await readWholeNext(store)
  await syncAgain(used.api, team, store)
  const [change, ...others] = await changesOf(team)
  expect(others).toEqual([])
  expect(change).toMatchObject({
    month: `${istanbulMonth.format(new Date(`${order.createdGmt}Z`))}-01`,
    revenue_after: change!.revenue_before + 1000,
    orders_after: change!.orders_before,
    cause: 'synced',
  })
})

/** What migrations do when more is read of orders than before. */
const readWholeNext = ({ id }: Store) =>
  used.opened.database
    .updateTable('store_syncs')
    .set({ read_until: null, place: null })
    .where('store_id', '=', id)
    .execute()
