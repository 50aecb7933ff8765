import { beforeAll, expect, test } from 'vitest'
import type { OrderPost } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import { dataOf, errorOf } from '../../testing/read-answer.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { SellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

let oak: SellingTeam
let other: SellingTeam
/** The ids of oak's orders and posts, by what the shop and Instagram call them. */
let order: Map<string, number>
let post: Map<string, number>

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T09:00:00Z`

beforeAll(async () => {
  used.api.clock.now = new Date(at(20))
  oak = await newSellingTeam(used.api)
  other = await newSellingTeam(used.api)
  const mug = { provider_id: 'mug', permalink: 'https://oak.example/product/mug/', name: 'Mug' }
  await oak.products([mug, { ...mug, provider_id: 'tray', permalink: 'https://oak.example/product/tray/' }])
  const caption = 'oak.example/product/mug'
  const names = ['First', 'Second', 'Third']
  const ids = await oak.posts([
    { provider_id: 'First', posted_at: at(8), caption },
    { provider_id: 'Second', posted_at: at(9), caption },
    { provider_id: 'Third', posted_at: at(15), caption: null },
  ])
  post = new Map(names.map((name, index) => [name, ids[index]!]))
  await oak.orders([
    {
      provider_id: 'named',
      ordered_at: at(10),
      lines: [['mug', 1, 900]],
      attribution: { utm_source: 'ig', utm_content: 'First' },
    },
    {
      provider_id: 'organic',
      ordered_at: at(11),
      lines: [['mug', 1, 900]],
      attribution: { utm_source: 'ig' },
    },
    {
      provider_id: 'paid',
      ordered_at: at(11),
      lines: [['mug', 1, 900]],
      attribution: { utm_source: 'ig', utm_medium: 'paid' },
    },
    {
      provider_id: 'other product',
      ordered_at: at(11),
      lines: [['tray', 1, 900]],
      attribution: { utm_source: 'ig' },
    },
    {
      provider_id: 'elsewhere',
      ordered_at: at(11),
      lines: [['mug', 1, 900]],
      attribution: { utm_source: 'google' },
    },
    { provider_id: 'unknown', ordered_at: at(11), lines: [['mug', 1, 900]] },
  ])
  await oak.count()
  const rows = await inTeam(used.opened.database, oak.team.team_id, (db) =>
    db.selectFrom('orders').select(['id', 'provider_id']).execute(),
  )
  order = new Map(rows.map(({ id, provider_id }) => [provider_id, id]))
})

const ask = (ids: string, token = oak.team.token) =>
  used.api.request('GET', `/ecommerce/order-posts?order_ids=${ids}`, { token })

test('an order that names its post has it alone; one from Instagram has the latest that it could belong to', async () => {
  const found = await dataOf<OrderPost[]>(await ask([...order.values()].join(',')))
  const byOrder = new Map(found.map((row) => [row.order_id, row]))
  const latest = {
    id: post.get('Second'),
    username: 'oak',
    caption: 'oak.example/product/mug',
    posted_at: '2026-03-09T09:00:00.000Z',
  }
  expect(byOrder).toEqual(
    new Map([
      [
        order.get('named'),
        {
          order_id: order.get('named'),
          kind: 'proven',
          shared_with: 0,
          post: { ...latest, id: post.get('First'), posted_at: '2026-03-08T09:00:00.000Z' },
        },
      ],
      [
        order.get('organic'),
        { order_id: order.get('organic'), kind: 'organic', shared_with: 1, post: latest },
      ],
      [order.get('paid'), { order_id: order.get('paid'), kind: 'paid', shared_with: 1, post: latest }],
    ]),
  )
})

test("another team's orders have no posts here", async () => {
  expect(await dataOf(await ask([...order.values()].join(','), other.team.token))).toEqual([])
})

test.each([
  '',
  'x',
  '0',
  '-1',
  '1.5',
  '1,,2',
  '9'.repeat(30),
  Array.from({ length: 101 }, () => '7').join(','),
])('refuses the ids %j on their field', async (ids) => {
  const answer = await ask(ids)
  expect(answer.status).toBe(422)
  expect(Object.keys((await errorOf(answer)).errors ?? {})[0]).toMatch(/^order_ids/)
})

test('asks for a sign-in', async () => {
  expect((await used.api.request('GET', '/ecommerce/order-posts?order_ids=1')).status).toBe(401)
})
