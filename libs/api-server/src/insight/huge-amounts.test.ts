import { expect, test } from 'vitest'
import { csvRows } from '../testing/csv-rows.ts'
import { newSellingTeam } from '../testing/selling-team.ts'
import type { NewOrder } from '../testing/selling-team.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { workbookRows } from '../testing/workbook-rows.ts'

const used = useTestApi()

/** As much as 600 of the largest orders that are read; three times this is more than JavaScript represents exactly. */
const huge = 6_000_000_000_000_000
const sum = 18_000_000_000_000_000

test('answers and files have sums beyond 2^53', async () => {
  used.api.clock.now = new Date('2026-05-01T09:00:00Z')
  const oak = await newSellingTeam(used.api, { timezone: 'UTC' })
  await oak.products([{ provider_id: 'mug', permalink: 'https://oak.example/product/mug/' }])
  await oak.posts([
    { provider_id: 'HugePostNr1', posted_at: '2026-04-10T10:00:00Z', caption: 'oak.example/product/mug' },
  ])
  await oak.orders(
    ['11', '12', '13'].map((day): NewOrder => ({
      ordered_at: `2026-04-${day}T10:00:00Z`,
      customer: { provider_id: null, email: 'ada@x.test', name: 'Ada', city: null, country: null },
      attribution: { utm_content: 'HugePostNr1' },
      discount_codes: [{ code: 'HUGE', discount: huge }],
      lines: [['mug', 1, huge, 5]],
    })),
  )
  await oak.orders([
    { ordered_at: '2026-04-14T10:00:00Z', currency: 'JPY', lines: [['mug', 1, 1_000_000_000_001]] },
    {
      provider_id: 'back',
      ordered_at: '2026-04-15T10:00:00Z',
      currency: 'KWD',
      refunded_total: 1_000_000_002_000,
      lines: [['mug', 1, 1999]],
    },
  ])
  await oak.count()

  const get = async (path: string) => {
    const answer = await used.api.request('GET', path, { token: oak.team.token })
    expect(answer.status, path).toBe(200)
    return (await answer.json()).data
  }
  const days = 'date_from=2026-04-01&date_to=2026-04-30'
  const amounts = [
    { currency: 'GBP', amount: sum },
    { currency: 'JPY', amount: 1_000_000_000_001 },
    { currency: 'KWD', amount: -1_000_000_000_001 },
  ]
  expect((await get(`/dashboard/insights?${days}`)).current.revenue).toMatchObject(amounts)
  expect((await get(`/dashboard/customers?${days}`)).current.currencies[0].revenue).toBe(sum)
  expect((await get('/ecommerce/products'))[0].revenue).toMatchObject([
    amounts[0]!,
    amounts[1]!,
    // All of it was given back.
    { currency: 'KWD', amount: 0, units: 0 },
  ])
  expect((await get('/ecommerce/discount-codes'))[0]).toMatchObject({ revenue: sum, discount: sum })
  expect(await get('/ecommerce/orders')).toHaveLength(5)
  expect((await get('/ecommerce/customers'))[0].spent).toMatchObject([amounts[0]!])
  await get('/ecommerce/cohorts')
  expect((await get('/social/instagram/posts'))[0].sales[0].proven['7'].revenue).toBe(sum)
  expect((await get('/social/instagram/posts/sold'))[0].sales[0].proven['7'].revenue).toBe(sum)

  const file = async (path: string, column: string) => {
    const [csv, workbook] = await Promise.all(
      ['csv', 'xlsx'].map((format) =>
        used.api.request('POST', `${path}/export`, {
          token: oak.team.token,
          body: { filter: {}, columns: [column], format },
        }),
      ),
    )
    const [titles = [], ...rows] = csvRows(await csv!.text())
    const [, ...sheet] = workbookRows(new Uint8Array(await workbook!.arrayBuffer()))[0]!
    expect(sheet.map((row) => titles.map((_, index) => row[index] ?? null))).toEqual(
      // A spreadsheet keeps 15 digits of a number: longer ones stay text.
      rows.map((row) => row.map((cell) => (cell.replace('.', '').length > 15 ? cell : Number(cell)))),
    )
    return rows
  }
  expect((await file('/ecommerce/products', 'revenue'))[0]).toEqual([
    '180000000000000.00',
    '1000000000001',
    '0.000',
  ])
  expect((await file('/social/instagram/posts', 'sales'))[0]![0]).toBe('180000000000000.00')
})
