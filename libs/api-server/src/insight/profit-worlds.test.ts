import type { CostedAmount, EndpointAnswer, Insights, listSalesDays } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { hourMs } from '@tandem/format'
import { settleCosts } from '../commerce/sync/product-costs.ts'
import { drawing } from '../testing/drawing.ts'
import { dataOf } from '../testing/read-answer.ts'
import { newSellingTeam } from '../testing/selling-team.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { onWall } from '../testing/wall-clock.ts'

const used = useTestApi()

interface Line {
  product: string
  units: number
  amount: number
  /** What the order itself says of one unit. */
  own: number | null
}

interface Refund {
  at: string
  amount: number
  back: Line[]
}

interface Sale {
  id: string
  at: string
  currency: string
  shipping: number
  lines: Line[]
  refunds: Refund[]
}

/** From when a product has a cost; null from when it has none. */
type Costs = Map<string, { at: string; cost: number | null }[]>

const products = ['mug', 'tray', 'lamp', 'free'] as const
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const totalOf = ({ lines, shipping }: Sale) => sum(lines.map(({ amount }) => amount)) + shipping
const givenBack = ({ refunds }: Sale) => sum(refunds.map(({ amount }) => amount))
/** Whether everything came back: free products stay sold when the shipping of their order is given back. */
const isGone = (sale: Sale) =>
  totalOf(sale) > 0 && givenBack(sale) >= totalOf(sale) && sale.lines.some(({ amount }) => amount > 0)

/** What one unit of a line cost: as the order says, as it was known then, or as it is today. */
function costOf({ product, own }: Line, { at, currency }: Sale, costs: Costs) {
  if (currency !== 'GBP') return null
  if (own !== null) return { cost: own, isTodays: false }
  const known = costs.get(product) ?? []
  const then = known.findLast((one) => one.at <= at)?.cost ?? null
  if (then !== null) return { cost: then, isTodays: false }
  const today = known.at(-1)?.cost ?? null
  return today === null ? null : { cost: today, isTodays: true }
}

/** The part of a sale whose cost is known. */
function profitOf(sale: Sale, costs: Costs) {
  const nothing = { units: 0, todays_units: 0, revenue: 0, cost: 0 }
  const [total, back] = [totalOf(sale), givenBack(sale)]
  if (isGone(sale)) return nothing
  const named = sum(sale.refunds.filter((one) => one.back.length > 0).map(({ amount }) => amount))
  const share = back <= named ? 1 : 1 - (back - named) / (total - named)
  const parts = products.map((product) => {
    const lines = sale.lines.filter((line) => line.product === product)
    const unit = lines.map((line) => costOf(line, sale, costs))
    if (lines.length === 0 || unit.includes(null)) return nothing
    const returned = sale.refunds.flatMap((one) => one.back).filter((line) => line.product === product)
    const bought = sum(lines.map(({ units }) => units))
    const kept = bought - sum(returned.map(({ units }) => units))
    return {
      units: kept,
      todays_units: unit.some((one) => one?.isTodays) ? kept : 0,
      revenue: sum(lines.map(({ amount }) => amount)) - sum(returned.map(({ amount }) => amount)),
      cost: (sum(lines.map(({ units }, index) => units * unit[index]!.cost)) * kept) / bought,
    }
  })
  const all = (name: keyof typeof nothing) => sum(parts.map((part) => part[name]))
  return {
    units: all('units'),
    todays_units: all('todays_units'),
    revenue: Math.round(Number((all('revenue') * share).toFixed(6))) || 0,
    cost: all('cost'),
  }
}

/** The figures of some days, in one currency: sales on the day of the order, refunds on their own day too. */
function plainTotals(sales: Sale[], costs: Costs, currency: string, isIn: (moment: string) => boolean) {
  const own = sales.filter((sale) => sale.currency === currency)
  const sold = own.filter(({ at }) => isIn(at))
  const kept = sold.filter((sale) => !isGone(sale))
  const unitsOf = (lines: Line[]) => sum(lines.map(({ units }) => units))
  const profits = sold.map((sale) => profitOf(sale, costs))
  const all = (name: 'units' | 'todays_units' | 'revenue' | 'cost') => sum(profits.map((one) => one[name]))
  return {
    orders: sold.length,
    revenue: sum(sold.map((sale) => totalOf(sale) - givenBack(sale))),
    refunds: sum(
      own.flatMap(({ refunds }) => refunds.filter(({ at }) => isIn(at)).map(({ amount }) => amount)),
    ),
    units: sum(
      kept.map(({ lines, refunds }) => unitsOf(lines) - unitsOf(refunds.flatMap(({ back }) => back))),
    ),
    costed: {
      units: all('units'),
      todays_units: all('todays_units'),
      revenue: all('revenue'),
      cost: expect.closeTo(all('cost'), 3) as number,
    },
  }
}

const zones = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati'] as const
/** Ends of months and of a year, and changes of clocks in these zones. */
const days = [
  '2025-12-31',
  '2026-01-01',
  '2026-01-31',
  '2026-02-28',
  '2026-03-08',
  '2026-03-29',
  '2026-03-31',
]
const periods = [
  ['2025-12-01', '2025-12-31'],
  ['2026-01-01', '2026-01-31'],
  ['2026-02-01', '2026-02-28'],
  ['2026-03-01', '2026-03-31'],
  ['2026-03-08', '2026-03-08'],
  ['2026-03-29', '2026-03-29'],
  ['2025-12-31', '2026-04-30'],
] as const

test.each([1, 2, 3, 68])(
  'gross profit and refunds of any days equal a plain model (world %i)',
  async (seed) => {
    const { below, oneIn } = drawing(seed * 7919)
    const timezone = zones[seed % zones.length]!
    used.api.clock.now = new Date('2026-05-01T12:00:00Z')
    const oak = await newSellingTeam(used.api, { timezone })
    const run = { store_id: oak.store_id, currency: 'GBP', run: 1 } as Parameters<
      typeof settleCosts
    >[0]['run']
    const costs: Costs = new Map()
    const sales: Sale[] = []
    const written = (sale: Sale) => ({
      provider_id: sale.id,
      ordered_at: sale.at,
      currency: sale.currency,
      shipping_total: sale.shipping,
      total: totalOf(sale),
      refunded_total: givenBack(sale),
      lines: sale.lines.map(({ product, units, amount, own }): [string, number, number, number?] =>
        own === null ? [product, units, amount] : [product, units, amount, own],
      ),
    })
    const changeCost = async (at: string) => {
      const product = products[below(3)]!
      const before = costs.get(product) ?? []
      const cost = oneIn(4) ? null : (1 + below(4000)) / 8
      if (before.at(-1)?.cost === cost) return
      costs.set(product, [...before, { at, cost }])
      await oak.products([
        {
          provider_id: product,
          permalink: null,
          costs: [{ variation_provider_id: null, cost }],
        },
      ])
      await oak.within((db) =>
        db
          .updateTable('product_costs')
          .set({ noted_at: at })
          .where('product_provider_id', '=', product)
          .execute(),
      )
      await settleCosts({ run, write: oak.within })
    }
    const order = async (at: string) => {
      const sale: Sale = {
        id: `order-${sales.length}`,
        at,
        currency: oneIn(4) ? 'EUR' : 'GBP',
        shipping: oneIn(2) ? 0 : 100 + below(900),
        lines: Array.from({ length: 1 + below(3) }, () => ({
          product: products[below(products.length)]!,
          units: 1 + below(4),
          amount: oneIn(8) ? 0 : 1 + below(5000),
          own: oneIn(5) ? below(3000) / 8 : null,
        })),
        refunds: [],
      }
      sales.push(sale)
      await oak.orders([written(sale)])
    }
    const refund = async (at: string) => {
      const sale = sales[below(sales.length)]
      if (!sale) return
      const left = totalOf(sale) - givenBack(sale)
      // A product in one line only, because a refund names the product.
      const line = sale.lines.find(
        ({ product }) =>
          sale.lines.filter((one) => one.product === product).length === 1 &&
          !sale.refunds.some(({ back }) => back.some((one) => one.product === product)),
      )
      const isNamed = oneIn(2) && line !== undefined
      const units = line === undefined ? 0 : 1 + below(line.units)
      const amount = isNamed
        ? Math.floor((line.amount * units) / line.units)
        : oneIn(5)
          ? left
          : below(left + 1)
      if (amount <= 0 || amount > left) return
      const back = isNamed ? [{ ...line, units, amount }] : []
      sale.refunds.push({ at, amount, back })
      await oak.orders([written(sale)])
      await oak.refunds([
        {
          id: `${sale.id}-${sale.refunds.length}`,
          order: sale.id,
          amount,
          refunded_at: at,
          lines: back.map((one): [string, number, number] => [one.product, one.units, one.amount]),
        },
      ])
    }
    for (const day of days)
      for (const hour of [0, 3, 5, 8, 10, 11, 14, 23]) {
        const at = new Date(
          Date.parse(`${day}T00:00:00Z`) + hour * hourMs + below(2) * 1_799_000,
        ).toISOString()
        if (oneIn(4)) await changeCost(at)
        else if (oneIn(3)) await refund(at)
        else await order(at)
      }

    const { token } = oak.team
    const read = (path: string) => used.api.request('GET', path, { token })
    const dayOf = (moment: string) => onWall(moment, timezone).day
    for (const [from, to] of periods) {
      const within = (moment: string) => dayOf(moment) >= from && dayOf(moment) <= to
      const listed = (await (
        await read(`/ecommerce/sales/days?date_from=${from}&date_to=${to}`)
      ).json()) as EndpointAnswer<typeof listSalesDays>
      const { current } = await dataOf<Insights>(
        await read(`/dashboard/insights?date_from=${from}&date_to=${to}`),
      )
      for (const currency of ['GBP', 'EUR']) {
        const { refunds, ...sold } = plainTotals(sales, costs, currency, within)
        const place = `world ${seed}, ${from} to ${to}, ${currency}`
        const total = listed.meta.totals.find((one) => one.currency === currency)
        if (sold.orders + refunds > 0) expect(total, place).toMatchObject({ ...sold, refunds })
        else expect(total, place).toBeUndefined()
        const { orders, revenue, units, costed } = sold
        const shown = current.revenue?.find((one) => one.currency === currency)
        const expected = { currency, amount: revenue, units, costed } satisfies CostedAmount
        expect(shown, place).toEqual(orders === 0 ? undefined : expected)
        for (const { day, currency: of, ...figures } of listed.data)
          if (of === currency) {
            const { orders: placed, ...rest } = plainTotals(
              sales,
              costs,
              currency,
              (moment) => dayOf(moment) === day,
            )
            expect(figures, `${place}, ${day}`).toMatchObject({
              orders: placed,
              revenue: rest.revenue,
              refunds: rest.refunds,
            })
          }
        const ofDays = listed.data.filter((one) => one.currency === currency)
        expect(sum(ofDays.map((one) => one.revenue)), place).toBe(revenue)
        expect(sum(ofDays.map((one) => one.refunds)), place).toBe(refunds)
      }
    }
  },
)
