import { call } from '@tandem/api-client'
import { listPosts, listProducts, setPostProducts } from '@tandem/api-contract'
import type { AccountService } from '@tandem/api-contract'
import { formatMoney } from '@tandem/format'
import { sessionQueries } from '@tandem/session'
import { interceptApi, newTeam, refusal, restoreNetwork, signIn, signOut } from '@tandem/testing'
import type { Team } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { postsSection } from '../posts-section.ts'
import { readPostSearch } from '../posts/post-search.ts'
import { examplePostSales } from './example-sales.ts'

const here = '/analytics/instagram/posts'
const isCallFor = ({ url }: Request, end: string) => new URL(url).pathname.endsWith(end)

const places = {
  product: (id: number) => `/products-here/${id}`,
  order: (id: number) => `/orders-here/${id}`,
  orders: '/orders-here',
  customer: (id: number) => `/customers-here/${id}`,
}

let shared: Promise<Team> | undefined
/** One team for all tests that don't change its posts, because reading an account takes longest. */
async function open(at: string) {
  shared ??= newTeam({ connected: ['elif'], tracked: ['keramik.kiez'], stores: [{ orders: 12 }] })
  signIn(await shared)
  return openPage(postsSection, at, places)
}

const postsOf = async (service: AccountService) =>
  (
    await call(listPosts, {
      params: { service, social: 'instagram' },
      search: { sort: '-views', per_page: 3 },
    })
  ).data

/** The first posts of a list, requested from inside the page with its session. */
async function openFirst(search = '') {
  const page = await open('/analytics/tiktok')
  const posts = await postsOf('social')
  await page.router.navigate(`${here}/${posts[0]!.id}${search}`)
  return { ...page, posts }
}

beforeEach(signOut)

test('keys step through the list of the post, and Back leads to that list', async () => {
  const { screen, router, address, posts } = await openFirst()
  await router.navigate('/analytics/pinterest')
  await router.navigate(`${here}/${posts[1]!.id}?sort=-views`)
  const [most, second, third] = posts.map(({ id }) => `${here}/${id}?sort=-views`)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Post details')
  await expect.element(screen.getByRole('button', { name: 'Next post' })).toBeEnabled()

  // The address is ahead of the page while the next post loads.
  const shown = (place: number) =>
    expect
      .element(screen.getByRole('link', { name: /^Open on Instagram/ }))
      .toHaveAttribute('href', posts[place]!.permalink!)
  await userEvent.keyboard('j')
  await shown(2)
  expect(address()).toBe(third)
  await expect.element(screen.getByRole('button', { name: 'Previous post' })).toBeEnabled()
  await userEvent.keyboard('k')
  await shown(1)
  expect(address()).toBe(second)
  // A note may contain these letters, and isn't lost when something opens over its page.
  const note = screen.getByRole('textbox', { name: 'New note' })
  await note.click()
  await userEvent.keyboard('kj')
  await expect.element(note).toHaveValue('kj')
  expect(address()).toBe(second)
  await note.clear()

  await screen.getByRole('button', { name: 'Previous post' }).click()
  await shown(0)
  expect(address()).toBe(most)
  await expect.element(screen.getByRole('button', { name: 'Previous post' })).toBeDisabled()
  await router.navigate(-1)
  await expect.poll(address).toBe('/analytics/pinterest')
})

test('from the ranking, the steps go by rank across its pages', async () => {
  const ranks: Record<string, number[]> = { 1: [2, 0], 2: [1] }
  const asked: URLSearchParams[] = []
  const { screen, router, address, posts } = await openFirst()
  interceptApi((request) => {
    if (!isCallFor(request, '/posts/sold')) return undefined
    const search = new URL(request.url).searchParams
    asked.push(search)
    const page = search.get('page') ?? '1'
    return Response.json({
      data: ranks[page]!.map((place) => posts[place]),
      meta: {
        current_page: Number(page),
        per_page: 10,
        total: 3,
        last_page: 2,
        total_is_capped: false,
        currency: 'EUR',
        currencies: ['EUR'],
        total_sales: null,
        posts_count: 3,
        known_since: { proven: null, organic: null, paid: null },
      },
    })
  })
  const ranked = '?view=sold&currency=EUR&window=30'
  await router.navigate(`${here}/${posts[2]!.id}${ranked}`)
  const [previous, next] = ['Previous post', 'Next post'].map((name) => screen.getByRole('button', { name }))
  await expect.element(next!).toBeEnabled()
  await expect.element(previous!).toBeDisabled()
  expect(Object.fromEntries(asked[0]!)).toMatchObject({ currency: 'EUR', window: '30' })
  await next!.click()
  await expect.poll(address).toContain(`/${posts[0]!.id}?`)
  await expect.element(previous!).toBeEnabled()
  await next!.click()
  await expect.poll(address).toContain(`/${posts[1]!.id}?`)
  expect(readPostSearch(new URLSearchParams(address().split('?')[1]))).toMatchObject({
    view: 'sold',
    currency: 'EUR',
    window: '30',
    page: 2,
  })
  await expect.element(next!).toBeDisabled()
  await previous!.click()
  await expect.poll(address).toContain(`/${posts[0]!.id}?`)
  expect(new URLSearchParams(address().split('?')[1]).get('page')).not.toBe('2')
})

test('on a phone, what a post is tied to comes after its figures and sales', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const { screen } = await openFirst()
  const topOf = (name: string) => screen.getByRole('heading', { name }).element().getBoundingClientRect().top
  await expect.element(screen.getByRole('heading', { name: 'Discount codes' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Sales from this post' })).toBeVisible()
  expect(topOf('Discount codes')).toBeGreaterThan(topOf('Sales from this post'))
})

test('figures show the usual value and their source, and fail separately', async () => {
  const { screen, router, posts } = await openFirst()
  const views = screen.getByRole('radio', { name: /^Views / })
  await expect.element(views).toBeChecked()
  await expect.element(screen.getByRole('heading', { name: 'Sales from this post' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Engagement', exact: true })).toBeVisible()
  const levels = screen
    .getByRole('heading')
    .elements()
    .map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([])
  await screen.getByRole('button', { name: 'About this metric: Saves' }).first().click()
  const origin = screen.getByRole('dialog', { name: 'About this metric' })
  await expect.element(origin.getByText('Instagram, insights of the post')).toBeVisible()
  await expect.element(origin.getByText(/^How often the post was saved\./)).toBeVisible()
  await userEvent.keyboard('{Escape}')

  interceptApi((request) => (isCallFor(request, '/insights') ? refusal('AN_ERROR_OCCURED') : undefined))
  await router.navigate(`${here}/${posts[1]!.id}`)
  await expect.element(screen.getByText('Couldn’t load metrics').first()).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Sales from this post' })).toBeVisible()
  restoreNetwork()
  await screen.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(views).toBeChecked()
})

test('a post of a tracked account shows public figures and no sales', async () => {
  const page = await open('/analytics/tiktok')
  const [post] = await postsOf('tracker')
  await page.router.navigate(`${here}/${post!.id}?service=tracker`)
  const { screen } = page
  await expect.element(screen.getByText(/by @keramik\.kiez, a tracked account, published/)).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Comments / })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Public figures' })).toBeVisible()
  await expect.element(screen.getByText('Public engagement rate')).toBeVisible()
  expect(screen.getByText('Not shared').elements().length).toBeLessThan(2)
  await expect.element(screen.getByRole('heading', { name: 'Products' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Sales from this post' })).not.toBeInTheDocument()
})

test('a revenue figure opens its orders by the address, and so does the example in the explanation', async () => {
  const order = {
    id: 9,
    store_id: 3,
    number: '4812',
    status: 'completed',
    ordered_at: '2026-11-13T10:00:00.000Z',
    currency: 'TRY',
    revenue: 454_300,
    units: 7,
    customer_name: 'Deniz',
    kind: 'proven',
    also_revenue: 120_000,
    code: 'DUSK10',
    short_link: 'abcd2345',
    shared_with: 0,
  }
  const meta = { current_page: 1, per_page: 20, total: 1, last_page: 1, total_is_capped: false }
  interceptApi((request) =>
    isCallFor(request, '/sales')
      ? Response.json({ data: examplePostSales })
      : isCallFor(request, '/orders')
        ? Response.json({ data: [order], meta })
        : undefined,
  )
  const { screen, address, router, posts } = await openFirst('?sort=-views')
  const post = `${here}/${posts[0]!.id}?sort=-views`
  // Pages have no styles here: a chart that appears late moves what is below it, and a click at that moment
  // would miss.
  await expect.element(screen.getByRole('figure', { name: /^Views since publishing/ })).toBeVisible()
  await expect.element(screen.getByRole('figure', { name: 'Proven sales by day' })).toBeVisible()
  await screen.getByRole('button', { name: /^Proven, 7 days .*₺4\.543,00/ }).click()
  await expect.poll(address).toBe(`${post}&orders=proven&orders_currency=TRY`)
  const orders = screen.getByRole('dialog', { name: 'Orders that name this post, 7 days, TRY' })
  await expect.element(orders.getByText('6 orders, ₺4.543,00 in total.')).toBeVisible()
  await expect
    .element(orders.getByRole('link', { name: /^Order #4812/ }))
    .toHaveAttribute('href', '/orders-here/9')
  await expect.element(orders.getByText(/placed with code DUSK10 · by short link abcd2345/)).toBeVisible()
  await router.navigate(-1)
  await expect.element(orders).not.toBeInTheDocument()
  expect(address()).toBe(post)

  await screen.getByRole('button', { name: 'How this is worked out' }).click()
  const explained = screen.getByRole('dialog', { name: 'How this is worked out' })
  await expect.element(explained.getByRole('heading', { name: 'What it can’t know' })).toBeVisible()
  await explained.getByRole('button', { name: 'See these orders' }).click()
  await expect.poll(address).toBe(`${post}&orders=proven&orders_currency=TRY`)
  await expect.element(orders).toBeVisible()
})

test('shows how much more than usual was sold beside the orders, in words and by day', async () => {
  interceptApi((request) =>
    isCallFor(request, '/sales') ? Response.json({ data: examplePostSales }) : undefined,
  )
  const { screen } = await openFirst()
  await expect.element(screen.getByRole('heading', { name: 'Lift, 7 days' })).toBeVisible()
  await expect.element(screen.getByText('+12 units (likely between +3,4 and +22)')).toBeVisible()
  await expect.element(screen.getByText('Sold: 40. Usual for these days: about 26.')).toBeVisible()
  const chart = screen.getByRole('figure', { name: 'Units sold and usual, by day' })
  await chart.getByRole('button', { name: 'Show as table' }).click()
  await expect.element(chart.getByRole('row', { name: /13 Nov 2026 11 3,9/ })).toBeVisible()
  await screen.getByRole('button', { name: 'How this is worked out' }).click()
  const explained = screen.getByRole('dialog', { name: 'How this is worked out' })
  await expect.element(explained.getByText(/^Lift compares the units/)).toBeVisible()
})

test('adds a discount code to a post, refuses an invalid one at the field, and removes the code again', async () => {
  const { screen } = await openFirst()
  const codes = screen.getByRole('region', { name: 'Discount codes' })
  const field = codes.getByRole('textbox', { name: 'Code' })
  const add = codes.getByRole('button', { name: 'Add code' })
  await expect.element(field).toBeVisible()
  await add.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(' Dusk10 ')
  await add.click()
  await expect.element(codes.getByRole('listitem')).toHaveTextContent('Dusk10')
  await expect.element(field).toHaveValue('')
  await field.fill('DUSK10')
  await add.click()
  await expect.element(field).toHaveValue('')
  await expect.element(codes.getByRole('listitem')).toHaveTextContent('Dusk10')
  await codes.getByRole('button', { name: 'Remove Dusk10' }).click()
  await expect.element(codes.getByRole('listitem')).not.toBeInTheDocument()
  await field.fill('Dawn5')
  await add.click()
  await expect.element(codes.getByRole('listitem')).toHaveTextContent('Dawn5')
  await screen.getByRole('button', { name: 'Undo' }).click()
  const names = () =>
    codes
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['Dawn5', 'Dusk10'])
})

test('creates a short link when it is first copied, confirms the copy, and turns it off and on', async () => {
  signIn(await newTeam({ connected: ['elif'], stores: [{ orders: 12 }] }))
  const { screen, router } = await openPage(postsSection, '/analytics/tiktok', places)
  const [post] = await postsOf('social')
  const { data: products } = await call(listProducts, { search: { per_page: 1 } })
  const params = { service: 'social', social: 'instagram', id: post!.id } as const
  await call(setPostProducts, { params, body: { product_ids: [products[0]!.id] } })
  await router.navigate(`${here}/${post!.id}`)
  const links = screen.getByRole('region', { name: 'Short links' })
  const row = links.getByRole('listitem')
  const copy = row.getByRole('button', { name: /^Copy short link to / })
  await expect.element(copy).toBeVisible()
  expect(row.element().textContent).not.toContain('/l/')

  const write = vi.spyOn(navigator.clipboard, 'write').mockRejectedValueOnce(new Error('not allowed'))
  onTestFinished(() => write.mockRestore())
  await copy.click()
  // It was created anyway, and can be read.
  await expect.element(screen.getByText('Your browser blocked copying.', { exact: false })).toBeVisible()
  await expect.poll(() => row.element().textContent).toMatch(/\/l\/[a-hjkmnp-z2-9]{8}\s*0\sopens since/)
  const made = /\S+\/l\/\w{8}/.exec(row.element().textContent)![0]
  write.mockResolvedValue(undefined)
  await copy.click()
  await expect.element(screen.getByText('Short link copied')).toBeVisible()
  const [item] = write.mock.lastCall![0]
  const copied = await (await item!.getType('text/plain')).text()
  expect(made.endsWith(copied)).toBe(true)
  expect(copied).toMatch(/^https?:/)

  await row.getByRole('button', { name: /^Turn off the short link to / }).click()
  await expect.element(row.getByText(/^Turned off: visitors see/)).toBeVisible()
  await expect.element(copy).not.toBeInTheDocument()
  await row.getByRole('button', { name: /^Turn on the short link to / }).click()
  await expect.element(copy).toBeVisible()
})

test('nothing moves when the short links and the sales arrive', async () => {
  const arriving = Promise.withResolvers<undefined>()
  interceptApi((request) =>
    isCallFor(request, '/short-links') || isCallFor(request, '/sales') ? arriving.promise : undefined,
  )
  const { screen, router } = await open('/analytics/tiktok')
  // Other tests give codes to the first post.
  const [, , post] = await postsOf('social')
  await router.navigate(`${here}/${post!.id}`)
  const products = screen.getByRole('heading', { name: 'Products' })
  await expect.element(products).toBeVisible()
  // Above the products, the post's own picture takes its time.
  const height = () =>
    screen.getByRole('region', { name: 'The post' }).element().getBoundingClientRect().bottom -
    products.element().getBoundingClientRect().top
  const before = height()
  arriving.resolve(undefined)
  await expect.element(screen.getByRole('region', { name: 'Discount codes' })).not.toHaveAttribute('inert')
  expect(height()).toBeCloseTo(before)
})

test("names the customers whom a post's discount code brought, and what they bought since", async () => {
  const first_order_at = '2026-11-13T10:00:00.000Z'
  const pounds = { currency: 'GBP', orders: 1, revenue: 4200 }
  const later = [
    { currency: 'EUR', orders: 1, revenue: 900 },
    { currency: 'GBP', orders: 2, revenue: 10_050 },
  ]
  const ada = { id: 31, store_id: 3, name: 'Ada Quimby', first_order_at, first: pounds, later }
  const nameless = { ...ada, id: 32, name: '', later: [] }
  const paging = { current_page: 1, per_page: 20, total: 2, last_page: 1, total_is_capped: false }
  const page = { ...paging, known_since: null, unknown: 0 }
  const meta = { ...page, first: [{ ...pounds, orders: 2, revenue: 8400 }], later }
  let hasCode = false
  // The simulated shop's orders are older than the posts, so customers are mocked once there is a code.
  interceptApi((request) => {
    if (isCallFor(request, '/codes')) hasCode = true
    if (!isCallFor(request, '/customers')) return undefined
    const none = { data: [], meta: { ...page, total: 0, first: [], later: [] } }
    return Response.json(hasCode ? { data: [ada, nameless], meta } : none)
  })
  const { screen } = await openFirst()
  const codes = screen.getByRole('region', { name: 'Discount codes' })
  await expect.element(codes.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expect.element(screen.getByText('Customers this post brought')).not.toBeInTheDocument()
  await codes.getByRole('textbox', { name: 'Code' }).fill('ADA15')
  await codes.getByRole('button', { name: 'Add code' }).click()

  const card = screen.getByRole('region', { name: 'Customers this post brought' })
  await expect.element(card.getByText('2 customers')).toBeVisible()
  await expect.element(card.getByText(`First orders: ${formatMoney(8400, 'GBP')}`)).toBeVisible()
  const list = card.getByRole('list', { name: 'Customers whose first order names this post' })
  const [known, unknown] = [list.getByRole('listitem').first(), list.getByRole('listitem').nth(1)]
  await expect
    .element(known.getByRole('link', { name: 'Ada Quimby' }))
    .toHaveAttribute('href', '/customers-here/31')
  await expect.element(known.getByText(`Since: 1 order, ${formatMoney(900, 'EUR')}`)).toBeVisible()
  await expect.element(known.getByText(`Since: 2 orders, ${formatMoney(10_050, 'GBP')}`)).toBeVisible()
  await expect.element(unknown.getByRole('link', { name: 'No name' })).toBeVisible()
  await expect.element(unknown.getByText('No orders since')).toBeVisible()
  await codes.getByRole('button', { name: 'Remove ADA15' }).click()
  await expect.element(codes.getByRole('button', { name: 'Remove ADA15' })).not.toBeInTheDocument()
})

test("neighbours are requested with only the list's search", async () => {
  const asks: string[] = []
  interceptApi((request) => {
    if (isCallFor(request, '/neighbours')) asks.push(new URL(request.url).search)
    return undefined
  })
  const { screen } = await openFirst(
    '?sort=-views&kind=reel,image&orders=proven&orders_currency=TRY&page=3&view=table',
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await expect.poll(() => asks.length).toBeGreaterThan(0)
  const [search] = asks.map((ask) => Object.fromEntries(new URLSearchParams(ask)))
  expect(search).toMatchObject({ sort: '-views', kind: 'reel,image' })
  expect(Object.keys(search ?? {})).not.toContain('orders')
})

test("a viewer sees posts and their sales, but can't link products", async () => {
  const { screen, router, queryClient } = await openFirst()
  const link = screen.getByRole('button', { name: /^(Link a product|Change products)/ })
  await expect.element(link.first()).toBeVisible()
  queryClient.setQueryData(sessionQueries.me.queryKey, (me) => me && { ...me, role: 'viewer' as const })
  await expect.element(screen.getByText('Only editors and admins can link products.')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()

  for (const view of ['', '?view=table']) {
    await router.navigate(`${here}${view}`)
    await expect.element(screen.getByRole('checkbox').nth(1)).toBeInTheDocument()
    await expect
      .element(screen.getByRole('button', { name: /products? of|Link a product/ }))
      .not.toBeInTheDocument()
  }
})
