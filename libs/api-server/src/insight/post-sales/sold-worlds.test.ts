import { expect, test } from 'vitest'
import { provenWindows, recordOf, soldKinds } from '@tandem/api-contract'
import type {
  EndpointAnswer,
  listPostOrders,
  listSellingPosts,
  OrderPost,
  Post,
  PostSalesDetail,
} from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { csvRows } from '../../testing/csv-rows.ts'
import { drawing } from '../../testing/drawing.ts'
import { currenciesOf, salesOfPost, totalsOfPosts } from '../../testing/plain-sold-sums.ts'
import { fileCurrencies, knownSinceOf, soldCells, unreadOf } from '../../testing/plain-sold-known.ts'
import { countedOrders, isSale, isShown, keptOf, productKey, shownLinks } from '../../testing/plain-sold.ts'
import type { CountedOrder, SoldPost } from '../../testing/plain-sold.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { drawSoldWorld, soldZones } from '../../testing/sold-world.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { onWall } from '../../testing/wall-clock.ts'
import { workbookRows } from '../../testing/workbook-rows.ts'

const used = useTestApi()
const near = (cost: number) => expect.closeTo(cost, 4) as number
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const newest = (one: CountedOrder, other: CountedOrder) => (one.order.at < other.order.at ? 1 : -1)

/** How many views of the ranking are compared in each world. */
const views = 10

const worlds = [1, 2].map((seed) => ({ seed, ...soldZones[seed % soldZones.length]! }))

test.each(worlds)(
  'what posts sold equals a plain model in $timezone (world $seed)',
  async ({ seed, ...zone }) => {
    used.api.clock.now = new Date('2026-07-15T12:00:00Z')
    const draw = drawing(seed * 7919)
    const made = await drawSoldWorld(used.api, draw, zone)
    const { world, oak, stores, accounts, postIds, productIds, linkCodes, livingPosts } = made
    const { token } = oak.team
    const base = '/social/instagram/posts'
    const read = async <Answer>(path: string) => {
      const answer = await used.api.request('GET', path, { token })
      expect(answer.status, path).toBe(200)
      return (await answer.json()) as Answer
    }
    const counted = countedOrders(world)
    const idOf = (post: SoldPost) => postIds.get(post)!
    const dayOf = (moment: string) => onWall(moment, zone.timezone).day
    const byTime = (one: SoldPost, other: SoldPost) =>
      one.at === other.at ? idOf(other) - idOf(one) : one.at < other.at ? 1 : -1

    const linkOf = ({ shortcode }: SoldPost) => `https://www.instagram.com/p/${shortcode}/`
    /** Compares what a file says that posts sold, as CSV and as a workbook. */
    const compareFiles = async (
      place: string,
      path: string,
      filter: object,
      expected: { posts: SoldPost[]; currencies: string[] },
    ) => {
      const body = { filter, columns: ['permalink', 'sales'] }
      const files = await Promise.all(
        ['csv', 'xlsx'].map((format) =>
          used.api.request('POST', `${base}${path}`, { token, body: { ...body, format } }),
        ),
      )
      expect(
        files.map(({ status }) => status),
        place,
      ).toEqual([200, 200])
      const [titles = [], ...rows] = csvRows(await files[0]!.text())
      expect(titles.length, place).toBe(1 + 6 * expected.currencies.length)
      const cells = expected.posts.map((post) => {
        const sales = salesOfPost(world, counted, post, near)
        return [linkOf(post), ...expected.currencies.flatMap((one) => soldCells(world, post, sales, one))]
      })
      expect(rows, place).toEqual(cells.map((row) => row.map((cell) => cell ?? '')))
      const [head, ...sheet] = workbookRows(new Uint8Array(await files[1]!.arrayBuffer()))[0]!
      expect(head, place).toEqual(titles)
      expect(
        sheet.map((row) => titles.map((_, index) => row[index] ?? null)),
        place,
      ).toEqual(
        cells.map(([link, ...amounts]) => [
          link,
          ...amounts.map((cell) => (cell === null ? null : Number(cell))),
        ]),
      )
    }

    const periods = [null, [zone.days[0]!, zone.days[0]!], [zone.days[1]!, '2026-04-30']] as const
    for (let view = 0; view < views; view += 1) {
      const account = draw.oneIn(2) ? null : draw.below(accounts.length)
      if (account !== null && world.accounts[account]!.isRemoved) continue
      const period = draw.one(periods)
      const window = draw.one(provenWindows)
      const asked = draw.one([null, 'GBP', made.foreign])
      const sort = draw.one(['-proven', 'proven', '-organic', 'organic', '-paid', 'paid'] as const)
      const filter = {
        window,
        sort,
        ...(asked && { currency: asked }),
        ...(account !== null && { account_id: accounts[account]! }),
        ...(period && { date_from: period[0], date_to: period[1] }),
      }
      const query = new URLSearchParams(
        Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()
      const place = `world ${seed}: ${query}`

      const shown = livingPosts().filter(
        (post) =>
          (account === null ? !world.accounts[post.account]!.isArchived : post.account === account) &&
          (period === null || (dayOf(post.at) >= period[0] && dayOf(post.at) <= period[1])),
      )
      const own = counted.filter(
        ({ post, kind, window: days }) =>
          shown.includes(post) && (kind !== 'proven' || days <= Number(window)),
      )
      const count = (of: string, kind: string) =>
        own.filter((one) => one.order.currency === of && one.kind === kind).length
      const [most = null] = currenciesOf(own).toSorted(
        (one, other) =>
          count(other, 'proven') - count(one, 'proven') || count(other, 'organic') - count(one, 'organic'),
      )
      const currency = asked ?? most
      const inCurrency = own.filter(({ order }) => order.currency === currency)
      const amountOf = (post: SoldPost) => {
        const these = inCurrency.filter((one) => one.post === post && one.kind === sort.replace('-', ''))
        return these.length === 0 ? null : sum(these.map(({ revenue }) => revenue))
      }
      const ranked = shown
        .filter((post) => inCurrency.some((one) => one.post === post))
        .toSorted((one, other) => {
          const [left, right] = [amountOf(one), amountOf(other)]
          if (left === right) return byTime(one, other)
          if (left === null || right === null) return left === null ? 1 : -1
          return sort.startsWith('-') ? right - left : left - right
        })
      const { data, meta } = await read<EndpointAnswer<typeof listSellingPosts>>(
        `${base}/sold?per_page=100&${query}`,
      )
      expect(
        data.map(({ id }) => id),
        place,
      ).toEqual(ranked.map(idOf))
      expect(meta, place).toMatchObject({
        currency,
        currencies: currenciesOf(own),
        posts_count: ranked.length,
        total: ranked.length,
        known_since: recordOf(soldKinds, (kind) => knownSinceOf(world, shown, kind, currency)),
        total_sales: ranked.length === 0 ? null : totalsOfPosts(inCurrency, currency!, Number(window), near),
      })
      const sold = ranked.map((post) => salesOfPost(world, counted, post, near)!)
      expect(
        data.map(({ sales }) => sales),
        place,
      ).toEqual(sold)

      await compareFiles(`${place}, sold`, '/sold/export', filter, {
        posts: ranked,
        currencies: currency === null ? [] : [currency],
      })
    }
    const visible = livingPosts()
      .filter(({ account }) => !world.accounts[account]!.isArchived)
      .toSorted(byTime)
    await compareFiles(
      `world ${seed}: posts`,
      '/export',
      { sort: '-posted_at' },
      {
        posts: visible,
        currencies: fileCurrencies(world),
      },
    )

    for (const post of livingPosts()) {
      const place = `world ${seed}: ${post.shortcode}`
      const own = counted.filter((one) => one.post === post).toSorted(newest)
      const { data: detail } = await read<{ data: PostSalesDetail }>(`${base}/${idOf(post)}/sales`)
      expect(detail.sales, place).toEqual(salesOfPost(world, counted, post, near))
      expect(
        detail.unread_stores.map((one) => ({ ...one, currencies: one.currencies.toSorted() })),
        place,
      ).toEqual(
        unreadOf(world, post).map(({ store, knownSince, currencies }) => ({
          store_id: stores[store],
          known_since: knownSince,
          currencies,
        })),
      )
      const proven = own.filter(({ kind }) => kind === 'proven')
      const days = Map.groupBy(
        proven,
        ({ order, window }) => `${dayOf(order.at)} ${order.currency} ${window}`,
      )
      expect(
        detail.days
          .map(({ day, currency, window, revenue }) => [`${day} ${currency} ${window}`, revenue])
          .toSorted(),
        place,
      ).toEqual(
        [...days]
          .map(([day, some]) => [day, sum(some.map(({ revenue }) => revenue))])
          .filter(([, revenue]) => revenue !== 0)
          .toSorted(),
      )
      const nearby = world.orders.filter((order) => {
        const age = Date.parse(order.at) - Date.parse(post.at)
        return isShown(world, order) && isSale(order) && age >= 0 && age < 7 * dayMs
      })
      const linked = shownLinks(world, post).map((key) => {
        const units = (isMeant: (kind: string | undefined) => boolean) =>
          sum(
            nearby
              .filter((order) => isMeant(own.find((one) => one.order === order)?.kind))
              .map(
                (order) =>
                  keptOf(order, (product) => product !== null && productKey(order.store, product) === key)
                    .units,
              ),
          )
        return {
          id: productIds.get(key),
          units: units(() => true),
          proven_units: units((kind) => kind === 'proven'),
          organic_units: units((kind) => kind === 'organic'),
          paid_units: units((kind) => kind === 'paid'),
        }
      })
      const byId = (one: { id: number | undefined }, other: { id: number | undefined }) => one.id! - other.id!
      expect(
        detail.products.map(({ product, ...units }) => ({ id: product.id, ...units })).toSorted(byId),
        place,
      ).toEqual(linked.toSorted(byId))

      const search = draw.one([
        '',
        'kind=proven&window=7',
        'kind=proven&window=30&currency=GBP',
        'kind=organic',
        'kind=paid&currency=GBP',
      ])
      const wanted = new URLSearchParams(search)
      const listed = own.filter(
        ({ kind, window, order }) =>
          (wanted.get('kind') ?? kind) === kind &&
          (wanted.get('currency') ?? order.currency) === order.currency &&
          window <= Number(wanted.get('window') ?? 90),
      )
      const answer = await read<EndpointAnswer<typeof listPostOrders>>(
        `${base}/${idOf(post)}/orders?per_page=100&${search}`,
      )
      const sorted = answer.data.map(({ id: _id, ...order }) => order)
      const byMoment = (one: { ordered_at: string; number: string }, other: typeof one) =>
        one.ordered_at === other.ordered_at
          ? Number(one.number.slice(1)) - Number(other.number.slice(1))
          : one.ordered_at < other.ordered_at
            ? 1
            : -1
      expect(
        sorted.map((one) => one.ordered_at),
        place,
      ).toEqual(listed.map(({ order }) => order.at))
      expect(sorted.toSorted(byMoment), `${place} ${search}`).toEqual(
        listed
          .map(({ order, kind, revenue, units, also, posts }) => ({
            store_id: stores[order.store],
            number: order.id,
            status: order.status,
            ordered_at: order.at,
            currency: order.currency,
            kind,
            revenue,
            units,
            also_revenue: also,
            code:
              order.codes.find((code) =>
                post.codes.some((one) => one.toLowerCase() === code.toLowerCase()),
              ) ?? null,
            short_link: kind === 'proven' && order.link === post.shortcode ? linkCodes.get(post) : null,
            shared_with: posts - 1,
            customer_name: 'Ada',
          }))
          .toSorted(byMoment),
      )
      expect(answer.meta.total).toBe(listed.length)
    }

    const numbers = await oak.within((db) => db.selectFrom('orders').select(['id', 'provider_id']).execute())
    for (let at = 0; at < numbers.length; at += 100) {
      const some = numbers.slice(at, at + 100)
      const found = await read<{ data: OrderPost[] }>(
        `/ecommerce/order-posts?order_ids=${some.map(({ id }) => id).join(',')}`,
      )
      for (const { id, provider_id } of some) {
        const [first] = counted
          .filter(({ order }) => order.id === provider_id)
          .toSorted((one, other) => byTime(one.post, other.post))
        const answered = found.data.find(({ order_id }) => order_id === id)
        expect(
          answered && { kind: answered.kind, shared_with: answered.shared_with, post: answered.post.id },
        ).toEqual(first && { kind: first.kind, shared_with: first.posts - 1, post: idOf(first.post) })
      }
    }

    const soon = counted.filter(({ kind, window }) => kind === 'proven' && window === 7)
    const orders = (currency: string) => soon.filter(({ order }) => order.currency === currency)
    const [most = ''] = currenciesOf(soon).toSorted((one, other) => orders(other).length - orders(one).length)
    for (const sign of [1, -1]) {
      const posts = await dataOf<Post[]>(
        await used.api.request('GET', `${base}?per_page=100&sort=${sign > 0 ? '-' : ''}revenue`, { token }),
      )
      const amounts = livingPosts()
        .filter(({ account }) => !world.accounts[account]!.isArchived)
        .map((post) => {
          const own = orders(most).filter((one) => one.post === post)
          return { id: idOf(post), amount: own.length === 0 ? null : sum(own.map(({ revenue }) => revenue)) }
        })
      const known = amounts.filter(({ amount }) => amount !== null)
      const amountOf = (id: number) => amounts.find((one) => one.id === id)?.amount
      expect(posts.length).toBe(amounts.length)
      expect(posts.map(({ id }) => amountOf(id))).toEqual([
        ...known.map(({ amount }) => amount).toSorted((one, other) => sign * (other! - one!)),
        ...amounts.filter(({ amount }) => amount === null).map(() => null),
      ])
    }
  },
)
