import { postMetrics } from '@tandem/api-contract'
import { translate } from '@tandem/app-frame'
import type { QualifiedMessageKey } from '@tandem/app-frame'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { features } from '../features.ts'
import { openAsTeam, startAfresh } from '../test-setup.ts'
import { loadHelp } from './load-help.ts'

beforeEach(startAfresh)

describe('the help page', () => {
  it('explains the figures of every feature, by topic', async () => {
    const { screen } = await openAsTeam('/help')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    for (const topic of ['Posts', 'Posts that sold', 'Accounts', 'Dashboard', 'Audience', 'Sales', 'Cohorts'])
      await expect.element(screen.getByRole('region', { name: topic, exact: true })).toBeVisible()
    expect(document.title).toBe('Help · Tandem')
  })

  it('finds terms by their names and definitions, and says how many', async () => {
    const { screen } = await openAsTeam('/help')
    await expect.element(screen.getByRole('link', { name: 'Skip rate' })).toBeVisible()
    await userEvent.keyboard('/')
    const field = screen.getByRole('searchbox', { name: 'Search definitions' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('DIRECT-message')
    await expect.element(screen.getByRole('main').getByRole('status')).toHaveTextContent('1 result')
    await expect.element(screen.getByRole('term')).toHaveTextContent('Replies')
    await expect.element(screen.getByRole('definition')).toHaveTextContent('Direct-message replies.')
  })

  it('lists its topics, each with a link, and only those that a search finds', async () => {
    const { screen } = await openAsTeam('/help')
    const topics = screen.getByRole('navigation', { name: 'Topics' })
    await topics.getByRole('link', { name: 'Cohorts', exact: true }).click()
    const heading = screen.getByRole('heading', { name: 'Cohorts', exact: true })
    await expect.element(heading).toBeInViewport()
    await expect.element(heading).toHaveFocus()
    const posts = topics.getByRole('link', { name: 'Posts', exact: true })
    const address = posts.element().getAttribute('href')
    await screen.getByRole('searchbox', { name: 'Search definitions' }).fill('direct-message')
    await expect.poll(() => topics.getByRole('link').all().length).toBe(1)
    // A link to it leads to the topic without the search too.
    await expect.element(posts).toHaveAttribute('href', address)
  })

  it('says what to do when nothing is found, and shows everything again', async () => {
    const { screen } = await openAsTeam('/help')
    const field = screen.getByRole('searchbox', { name: 'Search definitions' })
    await field.fill('qwerty')
    await expect.element(screen.getByRole('heading', { name: 'No results for “qwerty”' })).toBeVisible()
    await expect.element(screen.getByText(/^Try another word/)).toBeVisible()
    await screen.getByRole('button', { name: 'Clear search' }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(screen.getByRole('link', { name: 'Skip rate' })).toBeVisible()
  })

  it('opens at the term of a link, whatever the scroll position of an earlier visit, and gives each term such a link', async () => {
    sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 0 }))
    const { screen, router } = await openAsTeam('/help#margin')
    const margin = screen.getByRole('link', { name: 'Margin', exact: true })
    await expect.element(margin).toHaveAttribute('aria-current', 'location')
    await expect.element(margin).toBeInViewport()
    expect(router.state.restoreScrollPosition).toBeNull()
    const sales = screen.getByRole('region', { name: 'Sales' })
    await sales.getByRole('link', { name: 'Refunds' }).click()
    await expect.poll(() => router.state.location.hash).toBe('#refunds')
    await expect.element(margin).not.toHaveAttribute('aria-current')
  })

  it.each(['glossary', 'what is', 'help'])('is found in the palette as “%s”', async (words) => {
    const { screen, where } = await openAsTeam('/upgrade')
    await expect.element(screen.getByRole('button', { name: 'Search or jump to' })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(words)
    await page.getByRole('option', { name: 'Help', exact: true }).click()
    await expect.poll(where).toBe('/help')
  })
})

describe('the definitions', () => {
  /** The figures that pages show, with the ids that their terms must have. */
  const shown = {
    'of posts': [
      ...[...postMetrics, 'engagement_rate', 'engagement_rate_tracked', 'reach_rate'].map((metric) =>
        metric.replaceAll('_', '-'),
      ),
      'post-sales-proven',
      'post-sales-organic',
      'post-sales-paid',
      'lift',
    ],
    'of accounts': ['followers', 'growth', 'reach', 'views', 'interactions', 'posts', 'engagement'].map(
      (figure) => `account-${figure}`,
    ),
    'of the dashboard': [
      'dashboard-posts',
      'dashboard-profile-links-taps',
      'online-followers',
      'audience-followers',
      'audience-engaged',
      'audience-buyers',
      'orders-by-channel',
      ...['new', 'returning', 'average', 'newRevenue', 'returningRevenue'].map(
        (figure) => `customers-${figure}`,
      ),
    ],
    'of a day': [
      'followers',
      'reach',
      'views',
      'interactions',
      'posts',
      'follows',
      'unfollows',
      'newFollowers',
      'likes',
      'comments',
      'shares',
      'saves',
      'taps',
    ].map((figure) => `day-${figure}`),
    'of one order': [
      'items',
      'items-total',
      'discounts',
      'fees',
      'shipping',
      'tax',
      'total',
      'refunds',
      'net',
    ].map((figure) => `order-${figure}`),
    'of a product': ['price', 'cost', 'stock', 'units-sold', 'product-revenue', 'unknown-cost'],
    'of orders': ['revenue', 'orders', 'units', 'refunds', 'profit', 'margin', 'cost-known'],
  }

  it.each(Object.entries(shown))('include every figure %s', async (_, ids) => {
    const explained = (await loadHelp(features)).flatMap(({ terms }) => terms.map(({ id }) => id))
    expect(explained).toEqual(expect.arrayContaining(ids))
  })

  it('have addresses of their own, and are whole sentences without placeholders', async () => {
    const terms = (await loadHelp(features)).flatMap((topic) => topic.terms)
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
    for (const { id, name, definition, note } of terms) {
      expect(id).toMatch(/^[a-zA-Z-]+$/)
      // A missing text is replaced by its own key.
      expect(name, id).toMatch(/^\p{Lu}[^{}]*$/u)
      expect(definition, id).toMatch(/^\p{Lu}[^{}]*\.$/u)
      expect(definition, 'is one sentence').not.toMatch(/[.?!]\s+\p{Lu}/u)
      if (note !== undefined) expect(note, id).toMatch(/^\p{Lu}[^{}]*\.$/u)
    }
  })

  /** Texts about one figure in libraries that can't share one: a common file would have to load with every page. */
  const twice = [
    ...['reach', 'views', 'interactions', 'followers'].map((figure) => [
      `analytics-account-figures:where.${figure}`,
      `analytics-dashboard:insights.rules.${figure}`,
    ]),
    ...['revenue', 'orders'].map((figure) => [
      `ecommerce-help:${figure}`,
      `analytics-dashboard:insights.rules.${figure}`,
    ]),
    ['ecommerce-lists:profit.rule', 'analytics-dashboard:insights.rules.profit'],
    ['analytics-post-metrics:definitions.engagement_rate', 'analytics-account-figures:where.ofPost'],
    [
      'analytics-post-metrics:definitions.engagement_rate_tracked',
      'analytics-account-figures:where.ofPostTracked',
    ],
  ] as [QualifiedMessageKey, QualifiedMessageKey][]

  it.each(twice)('are the same in %s and %s', async (one, other) => {
    await loadHelp(features)
    expect(translate(one)).not.toBe(one.split(':')[1])
    expect(translate(other)).toBe(translate(one))
  })
})
