import type { FavoriteCategory, Meta, User } from '@tandem/api-contract'
import { answerCalls, askApi, interceptApi, newTeam, refusal, signIn, signOut } from '@tandem/testing'
import type { Team, TeamOptions } from '@tandem/testing'
import { onlineManager } from '@tanstack/react-query'
import { openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { postsSection } from '../posts-section.ts'
import { examplePost } from './example-posts.ts'

const list = '/analytics/instagram/posts'
const places = { accounts: '/accounts-here', product: (id: number) => `/product-${id}` }

const teams = new Map<string, Promise<Team>>()
/** One team for all tests that don't change its posts, because reading an account takes longest. */
function teamWith(options: TeamOptions) {
  const key = JSON.stringify(options)
  const team = teams.get(key) ?? newTeam(options)
  teams.set(key, team)
  return team
}

async function open(at: string, options: TeamOptions = { connected: ['elif'] }) {
  const team = await teamWith(options)
  signIn(team)
  return { team, ...(await openPage(postsSection, at, places)) }
}

async function read<Data>(team: Team, path: string): Promise<Data> {
  const answer = await askApi(path, { token: team.token })
  return ((await answer.json()) as { data: Data }).data
}

beforeEach(signOut)
afterEach(() => void vi.restoreAllMocks())

test('shows what the address says, drops unusable values, and writes choices into it', async () => {
  const { screen, address } = await open(`${list}/?sort=-likes&kind=story&account_id=&views_min=x`)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
  const feed = screen.getByRole('feed', { name: 'Posts' })
  await expect.element(feed.getByRole('article').first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Sort posts: Most likes' })).toBeVisible()

  await screen.getByRole('searchbox', { name: 'Search captions' }).fill('no caption says this')
  await expect.element(screen.getByRole('heading', { name: 'No posts found' })).toBeVisible()
  expect(new URLSearchParams(address().split('?')[1]).get('search_term')).toBe('no caption says this')
  await expect.element(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Clear search' }).last().click()
  await expect.element(feed.getByRole('article').first()).toBeVisible()

  await screen.getByRole('button', { name: /^Published/ }).click()
  await screen.getByRole('button', { name: /^Last 30 Days/ }).click()
  await expect.poll(address).toContain('date=last_30_days')
  expect(address()).toContain('sort=-likes')
  await expect.element(screen.getByText(/^\d+ posts from /)).toBeVisible()

  await screen.getByRole('button', { name: 'Sort posts: Most likes' }).click()
  await screen.getByRole('menuitemradio', { name: 'Highest rate by reach' }).click()
  await expect.poll(address).toContain('sort=-reach_rate')
  await expect.element(feed.getByRole('article').first()).toBeVisible()
})

test("saves the content of cards as the reader's preferences", async () => {
  const { screen, team } = await open(list)
  const metas = async () => (await read<User & { metas: Meta[] }>(team, '/me')).metas
  const product = screen.getByRole('button', { name: /^Link a product to/ }).first()
  await expect.element(product).toBeVisible()
  const toggle = screen.getByRole('button', { name: 'Products', exact: true })
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect.element(product).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Expand captions' }).click()
  await screen.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect.element(screen.getByRole('searchbox', { name: 'Search captions' })).not.toBeInTheDocument()
  await expect.poll(metas).toEqual(
    expect.arrayContaining([
      { key: 'analytics_instagram_posts_show_products', value: '0' },
      { key: 'analytics_instagram_posts_expand_caption', value: '1' },
      { key: 'analytics_instagram_posts_show_filter', value: '0' },
    ]),
  )
  await screen.getByRole('button', { name: 'Filters', exact: true }).click()
  await toggle.click()
  await screen.getByRole('button', { name: 'Expand captions' }).click()
  await expect
    .poll(metas)
    .toEqual(expect.arrayContaining([{ key: 'analytics_instagram_posts_expand_caption', value: '0' }]))
})

test('each card is a link; its star, checkbox and figures remain separate targets', async () => {
  const { screen, address, router } = await open(`${list}?sort=-views`)
  const card = screen.getByRole('article').first()
  await card.getByRole('checkbox').click()
  await expect
    .element(screen.getByRole('region', { name: 'Selection' }).getByText('1 selected'))
    .toBeVisible()
  await card.getByRole('button', { name: /^Proven sales, 7 days/ }).click()
  const popover = screen.getByRole('dialog', { name: 'What it sold, 7 days' })
  await expect.element(popover.getByText(/^These are separate figures/)).toBeVisible()
  await popover.getByRole('button', { name: 'About this metric: Proven sales, 7 days' }).click()
  const origin = screen.getByRole('dialog', { name: 'About this metric' })
  await expect.element(origin.getByText('Orders in your stores and posts of your accounts')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(origin).not.toBeInTheDocument()
  await expect.element(popover).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  expect(address()).toBe(`${list}?sort=-views`)

  const link = card.getByRole('link').first()
  const name = link.element().textContent
  await link.click()
  await expect.poll(address).toMatch(/\/posts\/\d+\?sort=-views$/)
  await router.navigate(-1)
  await expect
    .element(screen.getByRole('article').first().getByRole('link').first())
    .toHaveAccessibleName(name!)
})

test('adds chosen posts of cards and table to favourites, and saves them as a file', async () => {
  const sent: { url: string; body: unknown }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  interceptApi(async (request) => {
    if (request.method === 'POST') sent.push({ url: request.url, body: await request.clone().json() })
    return undefined
  })
  const { screen, team } = await open(list)
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Export' }).click()
  const whole = screen.getByRole('dialog', { name: /^Export \d+ posts$/ })
  await whole.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('article').first().getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Table' }).click()
  const table = screen.getByRole('table', { name: 'Posts' })
  await expect.element(table).toBeVisible()
  await table
    .getByRole('checkbox', { name: /^Select/ })
    .nth(2)
    .click()
  const bar = screen.getByRole('region', { name: 'Selection' })
  await expect.element(bar.getByText('2 selected')).toBeVisible()

  await bar.getByRole('button', { name: 'Export' }).click()
  await screen.getByRole('dialog', { name: 'Export 2 posts' }).getByRole('button', { name: 'Export' }).click()
  await expect.element(screen.getByText(/^Export saved as/)).toBeVisible()
  const file = sent.find(({ url }) => url.endsWith('/posts/export'))
  expect(file?.body).toMatchObject({ ids: [expect.any(Number), expect.any(Number)] })
  // The toast may cover the bar, and stays while the pointer is on it.
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByText(/^Export saved as/)).not.toBeInTheDocument()

  await bar.getByRole('button', { name: 'Favourite' }).click()
  await screen.getByRole('textbox', { name: 'New category' }).fill('Best')
  await screen.getByRole('button', { name: 'Add to category' }).click()
  const kept = async () => {
    const categories = await read<FavoriteCategory[]>(team, '/favorites/categories')
    return categories.find(({ name }) => name === 'Best')?.items.length
  }
  await expect.poll(kept).toBe(2)
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(table.getByRole('button', { pressed: true }).first()).toBeVisible()
})

test('the ranking says what to do when nothing was sold, and links to posts without a product', async () => {
  const { screen, address } = await open(`${list}?view=sold`)
  await expect
    .element(screen.getByRole('heading', { name: 'No order can be matched to a post yet' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Link products to posts' }).click()
  await expect.poll(address).toBe(`${list}?product=none`)
  await expect.element(screen.getByRole('article').first()).toBeVisible()
})

test('the ranking redirects from beyond its last page, and keeps the widths of its columns', async () => {
  const sum = { orders: 1, units: 1, revenue: 100 }
  const costed = { units: 0, todays_units: 0, revenue: 0, cost: 0 }
  const proven = { ...sum, also_revenue: 0, costed }
  const totals = {
    currency: 'EUR',
    proven,
    instagram: { organic: sum, paid: sum },
  }
  const possible = { ...sum, shared_with: 1 }
  const sales = {
    ...totals,
    proven: { '7': proven, '30': proven, '90': proven },
    instagram: { organic: possible, paid: possible },
  }
  answerCalls('/posts/sold', ({ url }) => {
    const page = Number(new URL(url).searchParams.get('page') ?? '1')
    return Response.json({
      data: page > 1 ? [] : [{ ...examplePost, sales: [sales] }],
      meta: {
        current_page: page,
        per_page: 10,
        total: 1,
        last_page: 1,
        total_is_capped: false,
        currency: 'EUR',
        currencies: ['EUR'],
        total_sales: totals,
        posts_count: 1,
        known_since: { proven: null, organic: null, paid: null },
      },
    })
  })
  const { team, screen, address } = await open(`${list}?view=sold&page=7`)
  await expect.poll(address).toBe(`${list}?view=sold`)
  await expect.element(screen.getByRole('table', { name: 'Posts that sold' })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'About this metric: Proven, 30 days' }))
    .toBeVisible()
  const edge = screen.getByRole('separator', { name: 'Width of Post' })
  edge.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  const post = Number(edge.element().getAttribute('aria-valuenow'))
  const kept = async () =>
    (await read<User>(team, '/me')).metas.find(({ key }) => key === 'columns.sold-posts')?.value ?? '{}'
  await expect.poll(async () => JSON.parse(await kept()) as object).toMatchObject({ widths: { post } })
})

test('the ranking calls a figure without known orders unknown, and says since when orders are known', async () => {
  const known_since = '2026-11-14T10:00:00Z'
  const unread_stores = [{ store_id: 1, known_since, currencies: ['TRY'] }]
  const [sales] = examplePost.sales!
  const none = { orders: 0, units: 0, revenue: 0 }
  const costed = { units: 0, todays_units: 0, revenue: 0, cost: 0 }
  const proven = { ...none, also_revenue: 0, costed }
  const { organic } = sales!.instagram
  answerCalls('/posts/sold', ({ url }) => {
    const isEmpty = new URL(url).searchParams.has('account_id')
    const unranked = {
      ...sales!,
      proven: { '7': proven, '30': proven, '90': proven },
      instagram: { organic, paid: { ...none, shared_with: 0 } },
    }
    return Response.json({
      data: isEmpty ? [] : [{ ...examplePost, unread_stores, sales: [unranked] }],
      meta: {
        current_page: 1,
        per_page: 10,
        total: isEmpty ? 0 : 1,
        last_page: 1,
        total_is_capped: false,
        currency: isEmpty ? null : 'TRY',
        currencies: isEmpty ? [] : ['TRY'],
        total_sales: isEmpty
          ? null
          : {
              currency: 'TRY',
              proven,
              instagram: {
                organic: { ...none, orders: organic.orders, revenue: organic.revenue },
                paid: none,
              },
            },
        posts_count: isEmpty ? 0 : 1,
        known_since: { proven: known_since, organic: known_since, paid: null },
      },
    })
  })
  const { screen, router } = await open(`${list}?view=sold`)
  const totals = screen.getByRole('list', { name: 'What the posts in this view sold' })
  const figure = (hasText: RegExp) => totals.getByRole('listitem').filter({ hasText })
  await expect.element(figure(/Proven, 30 days.*–$/)).toBeVisible()
  await expect.element(figure(/From Instagram ads.*0 orders$/)).toBeVisible()
  const sentence = 'Not all orders before 15 Nov 2026 are known.'
  await expect.element(screen.getByText(sentence)).toBeVisible()
  await expect
    .element(screen.getByTitle(`Not ranked: no known order names this post. ${sentence}`))
    .toBeVisible()

  await router.navigate(`${list}?view=sold&account_id=1`)
  await expect
    .element(screen.getByRole('heading', { name: 'No known order matches a post in this view' }))
    .toBeVisible()
  await expect.element(screen.getByText(new RegExp(`^${sentence} Try other days`))).toBeVisible()
})

test('ranks posts by their lift when chosen, with words for inconclusive ones', async () => {
  const lift = examplePost.lift!
  const lifts = [lift, { ...lift, verdict: 'none' }, { ...lift, verdict: 'too_few', posts: 2 }]
  answerCalls('/posts/sold', ({ url }) => {
    const isByLift = new URL(url).searchParams.get('rank') === 'lift'
    const data = lifts.map((of, index) => ({ ...examplePost, id: index + 1, lift: of, sales: [] }))
    return Response.json({
      data: isByLift ? data : [],
      meta: {
        current_page: 1,
        per_page: 10,
        total: isByLift ? 3 : 0,
        last_page: 1,
        total_is_capped: false,
        currency: null,
        currencies: [],
        total_sales: null,
        posts_count: 0,
        known_since: { proven: null, organic: null, paid: null },
      },
    })
  })
  const { screen, address } = await open(`${list}?view=sold`)
  await screen.getByRole('combobox', { name: 'Rank by' }).click()
  await screen.getByRole('option', { name: 'Lift' }).click()
  await expect.poll(address).toBe(`${list}?view=sold&rank=lift`)
  const table = screen.getByRole('table', { name: 'Posts that sold' })
  await expect
    .element(table.getByRole('row', { name: /^1 .*\+12 units likely between \+3,4 and \+22/ }))
    .toBeVisible()
  await expect.element(table.getByRole('row', { name: /^2 .*No measurable effect/ })).toBeVisible()
  await expect
    .element(table.getByRole('row', { name: /^– .*Too few sales to say together with 1 other post/ }))
    .toBeVisible()
  await expect
    .element(screen.getByText('3 posts, ranked by what they at least added to sales.'))
    .toBeVisible()

  // In another order the posts have no ranks.
  const header = table.getByRole('columnheader', { name: /^Lift, 7 days/ })
  await expect.element(header).toHaveAttribute('aria-sort', 'descending')
  await screen.getByRole('button', { name: 'Lift, 7 days', exact: true }).click()
  await expect.poll(address).toBe(`${list}?sort=lift&view=sold&rank=lift`)
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(table.getByRole('columnheader', { name: 'Rank' })).not.toBeInTheDocument()
  await screen.getByRole('combobox', { name: 'Rank by' }).click()
  await screen.getByRole('option', { name: 'Proven sales' }).click()
  await expect.poll(address).toBe(`${list}?view=sold`)
})

test('the table shows the account and medium of each post, and fits into a window of 1440 px', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1280, 800))
  const { screen } = await open(`${list}?view=table`)
  const table = screen.getByRole('table', { name: 'Posts' })
  await expect.element(table.getByText(/^@\S+ · \S/).first()).toBeVisible()
  const room = table.element().parentElement!
  await expect.poll(() => room.scrollWidth - room.clientWidth).toBeLessThanOrEqual(0)
})

test('"Posts that sold" is a button with words, and counts the orders of 30 days at first', async () => {
  const windows: (string | null)[] = []
  interceptApi(({ url }) => {
    if (url.includes('/posts/sold')) windows.push(new URL(url).searchParams.get('window'))
    return undefined
  })
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1280, 800))
  const { screen, address } = await open(list)
  await screen.getByRole('button', { name: 'Posts that sold' }).getByText('Posts that sold').click()
  await expect.poll(address).toBe(`${list}?view=sold`)
  await expect.poll(() => windows[0]).toBe('30')
  await screen.getByRole('combobox', { name: 'Orders that name a post' }).click()
  await screen.getByRole('option', { name: '7 days after the post' }).click()
  await expect.poll(address).toBe(`${list}?view=sold&window=7`)
})

test('the table links products as the cards do', async () => {
  const { screen, address } = await open(`${list}?view=table`)
  const table = screen.getByRole('table', { name: 'Posts' })
  await screen.getByRole('button', { name: 'Columns' }).click()
  await screen.getByRole('checkbox', { name: 'Products' }).click()
  await userEvent.keyboard('{Escape}')
  await table
    .getByRole('button', { name: /^Link a product to/ })
    .first()
    .click()
  await expect.poll(address).toMatch(/\?view=table&link=\d+$/)
  await expect.element(screen.getByRole('dialog').getByRole('searchbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe(`${list}?view=table`)
})

test('posts are read again each time they are shown, and when the connection is back', async () => {
  const asked: string[] = []
  interceptApi(({ url }) => {
    if (new URL(url).pathname.endsWith('/instagram/posts')) asked.push(url)
    return undefined
  })
  const { screen, router, queryClient } = await open(list)
  const first = screen.getByRole('article').first()
  for (const times of [1, 2, 3]) {
    await router.navigate(list)
    await expect.element(first).toBeVisible()
    await expect.poll(() => asked).toHaveLength(times)
    await router.navigate('/analytics/tiktok')
    await expect.element(first).not.toBeInTheDocument()
  }
  await router.navigate(list)
  await expect.poll(() => asked).toHaveLength(4)
  await expect.element(first).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(() => asked).toHaveLength(5)
})

test('a failed list is shown in its place and can be retried', async () => {
  let isBroken = true
  interceptApi(({ url }) =>
    isBroken && url.includes('/instagram/posts?') ? refusal('INVALID_STATE_TRY_AGAIN') : undefined,
  )
  const { screen } = await open(list)
  await expect.element(screen.getByRole('heading', { name: 'Posts could not be loaded' })).toBeVisible()
  isBroken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article').first()).toBeVisible()
})

test('a link to a deleted collection says so, and clears only that filter', async () => {
  for (const view of ['', '&view=table']) {
    const { screen, address } = await open(`${list}?collection_id=999999&search_term=a${view}`)
    await expect.element(screen.getByRole('heading', { name: 'This collection was deleted.' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Clear filter', exact: true }).click()
    await expect.poll(address).not.toContain('collection_id')
    expect(address()).toContain('search_term=a')
    await expect.element(screen.getByText('This collection was deleted.')).not.toBeInTheDocument()
  }
})

test('without an account it links to connecting one; people without the permission see whom to ask', async () => {
  const { screen } = await open(list, {})
  await expect
    .element(screen.getByRole('link', { name: 'Connect Instagram' }))
    .toHaveAttribute('href', '/accounts-here')
})
