import { call } from '@tandem/api-client'
import { getDashboardCustomers, getDashboardInsights, getTeam } from '@tandem/api-contract'
import { dayMs, daysFrom, formatMoney, formatNumber, grossProfit } from '@tandem/format'
import { sessionQueries } from '@tandem/session'
import { answerCalls, interceptApi, newTeam, refusal, signIn, signOut } from '@tandem/testing'
import type { Team } from '@tandem/testing'
import { openAsTeam, openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { analyticsFeature } from '../feature.ts'
import { exampleInsights } from './insights/example-insights.ts'
import { readAhead } from './read-ahead.ts'

const places = {
  orders: '/orders-here',
  customers: '/customers-here',
  connectStore: '/connect-store-here',
  accounts: '/accounts-here',
}

beforeEach(signOut)

/** One team with both sides, shared by all tests that only read, because reading it takes longest. */
let both: Promise<Team> | undefined
async function openBoth(at: string) {
  both ??= newTeam({ stores: [{ orders: 40 }], connected: ['elif'] })
  const team = await both
  signIn(team)
  return { team, ...(await openPage(analyticsFeature, at, places)) }
}

const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
/** The days on which the simulated shop sold most. */
const daysWithSales = () => ({ date_from: dayAgo(300), date_to: dayAgo(140) })

/** A day of the example. */
const dayAt = (index: number) => daysFrom(exampleInsights.days.date_from, index + 1)[index]!

const isShown = (name: string) => page.getByRole('figure', { name }).query() !== null

test('without a connection it says what it will show, and links to both sides', async () => {
  const { screen } = await openAsTeam(analyticsFeature, '/', { places })
  await expect
    .element(screen.getByRole('heading', { name: 'See how your posts and your stores move together' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Connect a store' }))
    .toHaveAttribute('href', '/connect-store-here')
  await expect
    .element(screen.getByRole('link', { name: 'Connect an Instagram account' }))
    .toHaveAttribute('href', '/accounts-here')
})

test('says who can connect to people who may not, and what the other side would add to one', async () => {
  const { screen } = await openAsTeam(analyticsFeature, '/', {
    places,
    role: 'viewer',
    stores: [{ orders: 12 }],
  })
  await expect.element(screen.getByText('See reach above your sales')).toBeVisible()
  await expect.element(screen.getByText(/editor or admin/).first()).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Connect Instagram' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Orders', { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByRole('radio').first()).not.toBeInTheDocument()
})

test("shows the server's figures; the chosen chart is in the address, and Back leads to the previous page", async () => {
  const { screen, address, router } = await openBoth('/elsewhere')
  await router.navigate('/')
  await expect.element(screen.getByRole('slider', { name: 'Reach', exact: true })).toBeInTheDocument()
  const { data } = await call(getDashboardInsights, { search: {} })
  const shown = formatNumber(data.current.views!)
  await screen.getByRole('radio', { name: `Views ${shown}` }).click({ force: true })
  await expect.poll(address).toBe('/?measure=views')
  await expect.element(screen.getByRole('slider', { name: 'Views', exact: true })).toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'View orders' }).first())
    .toHaveAttribute(
      'href',
      `/orders-here?date_from=${data.current.date_from}&date_to=${data.current.date_to}`,
    )
  await router.navigate(-1)
  await expect.poll(address).toBe('/elsewhere')

  await router.navigate('/?account_id=999999&measure=nonsense&date=yesterday&compare=none')
  await expect.element(screen.getByRole('button', { name: /Yesterday/ }).first()).toBeVisible()
  await expect.element(screen.getByRole('slider', { name: 'Reach', exact: true })).toBeInTheDocument()
})

test('says in words which days stand out, and links to their posts and orders', async () => {
  const { days } = exampleInsights
  const reach = days.reach.with(20, 90_000)
  const revenue = [{ currency: 'TRY', amounts: days.orders.map((_, at) => (at === 7 ? 900_000 : 90_000)) }]
  const data = { ...exampleInsights, days: { ...days, reach, revenue, orders: days.orders.with(7, 500) } }
  answerCalls('/dashboard/insights', () => Response.json({ data }))
  const { router } = await openBoth('/')
  const list = page.getByRole('list').filter({ hasText: /reach was 90[.,]000, .* times the usual day/ })
  const posts = list.getByRole('link', { name: '1 post was published that day.' })
  const day = dayAt(20)
  const link = `/analytics/instagram/posts?date_from=${day}&date_to=${day}`
  await expect.element(posts).toHaveAttribute('href', link)
  await expect.element(list.getByText(/revenue was .*9[.,]000[.,]00, 10 times the usual day/)).toBeVisible()
  // The list also has orders that aren't sales, which the figure leaves out.
  const orders = list.getByRole('link', {
    name: /^View all (TRY )?orders of /,
  })
  const soldOn = `/orders-here?date_from=${dayAt(7)}&date_to=${dayAt(7)}`
  await expect.element(orders).toHaveAttribute('href', `${soldOn}&amount_currency=TRY`)
  await router.navigate('/?sold=orders')
  await expect.element(list.getByText(/there were 500 orders, .* times the usual day/)).toBeVisible()
  await expect.element(orders).toHaveAttribute('href', soldOn)
  await page.getByRole('button', { name: 'About this metric: What stands out' }).click()
  await expect.element(page.getByText(/would come by chance in at most 1 of 100/)).toBeVisible()
  // The posts are those of a day of the team, which begins at another moment than the day of the reach.
  await expect.element(page.getByText(/Days of reach follow Instagram’s clock/)).toBeVisible()
})

test('says so when no day stands out', async () => {
  const { days } = exampleInsights
  const reach = days.reach.map(() => 9000)
  const revenue = [{ currency: 'TRY', amounts: days.orders.map(() => 90_000) }]
  answerCalls('/dashboard/insights', () =>
    Response.json({ data: { ...exampleInsights, days: { ...days, reach, revenue } } }),
  )
  await openBoth('/')
  await expect.element(page.getByText('No day’s reach stands out.')).toBeVisible()
  await expect.element(page.getByText('No day’s revenue stands out.')).toBeVisible()
})

test('says so when too few days are known to say which stands out', async () => {
  await openBoth('/?date=today')
  await expect.element(page.getByText(/^The reach of fewer than 14 finished days is known/)).toBeVisible()
  await expect.element(page.getByText(/^The sales of fewer than 14 finished days are known/)).toBeVisible()
})

test('says what it is compared with, even on the first day of a week', async () => {
  const { screen } = await openBoth('/?date=today')
  await expect
    .element(screen.getByText(/^Compared with the same part of the day before: .+, until \d\d:\d\d$/))
    .toBeVisible()
  await openBoth('/?date=this_week')
  await expect
    .element(page.getByText(/^Compared with the same part of the week before: .+, until \d\d:\d\d$/))
    .toBeVisible()
})

test('each figure explains its source', async () => {
  const search = daysWithSales()
  const { screen } = await openBoth(`/?${new URLSearchParams(search)}`)
  const button = screen.getByRole('button', { name: 'About this metric: Avg. daily reach' })
  await expect.element(button).toBeVisible()
  await button.click()
  await expect.element(screen.getByText(/the sum of their averages/)).toBeVisible()
  await expect.element(screen.getByText(/Instagram, insights of the account/)).toBeVisible()
  // Its days aren't the team's, so the team's time zone isn't mentioned.
  const { timezone } = (await call(getTeam, {})).data
  const lines = screen.getByRole('dialog', { name: 'About this metric' })
  await expect
    .element(lines.getByText('Days follow Instagram’s clock (Pacific Time)', { exact: true }))
    .toBeVisible()
  await expect.element(lines.getByText(timezone)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')

  const { data } = await call(getDashboardInsights, { search })
  const sold = data.current.revenue!.find(({ currency }) => currency === 'GBP')!
  const profit = grossProfit(sold.costed)
  const shown = profit === null ? 'No cost known' : formatMoney(profit.profit, 'GBP', { compact: true })
  await expect.element(screen.getByText(shown, { exact: true }).first()).toBeVisible()
  await screen.getByRole('button', { name: 'About this metric: Gross profit' }).click()
  await expect.element(screen.getByText(/minus the cost of the units that weren’t returned/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('places of followers are beside those of buyers', async () => {
  const { screen, address } = await openBoth('/')
  // The placeholder has the same tabs.
  await expect.element(screen.getByText(/^[\d.]+ followers$/)).toBeVisible()
  await screen.getByRole('tab', { name: 'Countries' }).click()
  await expect.poll(address).toBe('/?audience=countries')
  await expect.poll(() => isShown('Audience by Countries')).toBe(true)
  await expect.element(screen.getByText('Buyers', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Customers' }))
    .toHaveAttribute('href', '/customers-here')
})

test('shows buyers, the average order and the channels of orders, one currency at a time', async () => {
  const search = daysWithSales()
  const { screen } = await openBoth(`/?${new URLSearchParams(search)}`)
  const card = screen.getByRole('region', { name: 'Customers', exact: true })
  await expect.element(card.getByText('New customers')).toBeVisible()
  const { data } = await call(getDashboardCustomers, { search: { ...search, compare: 'previous_period' } })
  const { current, previous } = data
  expect(current.currencies!.map(({ currency }) => currency)).toEqual(['EUR', 'GBP'])
  const expectFigure = (label: string, value: string) =>
    expect
      .element(card.getByRole('listitem').filter({ hasText: label }).getByText(value, { exact: true }))
      .toBeVisible()
  await expectFigure('New customers', formatNumber(current.new_customers!))
  await expectFigure('Returning customers', formatNumber(current.returning_customers!))
  expect(previous!.new_customers).toBeGreaterThan(0)

  const expectMoneyOf = async (code: string) => {
    const own = current.currencies!.find(({ currency }) => currency === code)!
    const money = (amount: number) => formatMoney(amount, code)
    await expectFigure('Average order', money(own.average_order))
    await expectFigure('Revenue, new', money(own.new.revenue))
    await expectFigure('Revenue, returning', money(own.returning.revenue))
    // The simulated shop recorded nothing about how visitors arrived.
    const channel = card.getByRole('row', { name: /^Unknown/ })
    await expect.element(channel.getByRole('cell', { name: money(own.revenue), exact: true })).toBeVisible()
  }
  await expectMoneyOf('GBP')
  const expectExplained = async (label: string, currency: string) => {
    await card.getByRole('button', { name: `About this metric: ${label}` }).click()
    const lines = screen.getByRole('dialog', { name: 'About this metric' })
    await expect.element(lines.getByText(currency, { exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  }
  await expect.element(card.getByText(/People are counted in all currencies together/)).toBeVisible()
  await expectExplained('New customers', 'All currencies together')
  await expectExplained('Returning customers', 'All currencies together')
  await expectExplained('Average order', 'GBP')
  await card.getByRole('combobox', { name: 'Currency' }).click()
  // By keyboard: a widget above that loads later can move the options out of the window.
  await expect.element(screen.getByRole('listbox')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('option', { name: 'EUR' })).toHaveAttribute('data-highlighted')
  await userEvent.keyboard('{Enter}')
  await expectMoneyOf('EUR')
})

test("a failing widget doesn't affect the others, and recovers on retry", async () => {
  let isBroken = true
  interceptApi(({ url }) =>
    isBroken && url.includes('/dashboard/insights') ? refusal('AN_ERROR_OCCURED') : undefined,
  )
  const { screen } = await openBoth('/')
  await expect
    .element(screen.getByRole('heading', { name: 'The insights could not be loaded' }))
    .toBeVisible()
  await expect.poll(() => isShown('Online followers')).toBe(true)
  await expect.poll(() => isShown('Audience by Age')).toBe(true)
  isBroken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => isShown('Insights')).toBe(true)
})

const dashboardReads = ['audience', 'customers', 'first-steps', 'insights', 'online-followers']

test('pointing at its menu entry reads it ahead, and the page requests nothing more', async () => {
  const { router, queryClient } = await openBoth('/elsewhere')
  const asked: string[] = []
  interceptApi(({ url }) => {
    const { pathname } = new URL(url)
    if (pathname.includes('/dashboard/')) asked.push(pathname.split('/dashboard/')[1]!)
    return undefined
  })
  // The menu, which reads ahead, appears once the user is known.
  await queryClient.ensureQueryData(sessionQueries.me)
  readAhead(queryClient)
  await expect.poll(() => asked.toSorted()).toEqual(dashboardReads)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await router.navigate('/')
  await expect.poll(() => isShown('Insights')).toBe(true)
  expect(asked.toSorted()).toEqual(dashboardReads)
})
