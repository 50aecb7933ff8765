import type { Feature } from '@tandem/app-frame'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { features } from '../features.ts'
import { openAsTeam, openWith, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

describe('the header of a page', () => {
  it.each([
    ['/settings/profile/appearance', 'Appearance', 'Only affects how Tandem looks for you.'],
    ['/help', 'Help', 'What every figure means.'],
    ['/upgrade', 'Upgrade to Pro', 'What Pro will include for your team.'],
  ])(
    'of %s has the title and description from the messages of its path',
    async (path, title, description) => {
      const { screen } = await openAsTeam(path)
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
      await expect.element(screen.getByText(description)).toBeVisible()
      expect(document.title).toBe(`${title} · Tandem`)
    },
  )

  it('is cleared with its page: what one page put into it is gone on the next', async () => {
    const { screen, router } = await openAsTeam('/e-commerce/orders', { stores: [{ orders: 1 }] })
    await expect.element(screen.getByRole('button', { name: 'Sync now' })).toBeVisible()
    await router.navigate('/upgrade')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Upgrade to Pro')
    expect(screen.getByRole('button', { name: 'Sync now' }).query()).toBeNull()
  })

  it('has one heading on every kind of page', async () => {
    const { screen, router } = await openAsTeam('/')
    for (const path of ['/', '/e-commerce/orders', '/error/500', '/no/such/page', '/upgrade']) {
      await router.navigate(path)
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
      expect(document.querySelectorAll('h1'), path).toHaveLength(1)
    }
  })
})

describe('the breadcrumb', () => {
  it.each([
    ['/e-commerce/orders', 'eCommerceOrders'],
    ['/analytics/instagram/posts/', 'AnalyticsInstagramPosts'],
    ['/settings/profile/email', 'SettingsEmail'],
    ['/', 'Dashboard'],
    ['/help', 'Help'],
    ['/no/such/page', 'Page Not Found'],
  ])('of %s reads %s', async (path, words) => {
    const { screen } = await openAsTeam(path)
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
    await expect.element(crumbs).toHaveTextContent(words)
    expect(crumbs.element().querySelectorAll('[aria-current=page]')).toHaveLength(1)
  })
})

describe('the user menu', () => {
  it('names the signed-in person, and leads to the pages about them', async () => {
    const { screen, team, where } = await openAsTeam('/e-commerce/orders')
    const account = screen.getByRole('button', { name: new RegExp(`${team.user.name} – account menu$`) })
    for (const [item, path] of [
      ['Profile', '/settings/profile'],
      ['Appearance', '/settings/profile/appearance'],
      ['Help', '/help'],
      ['Upgrade to Pro', '/upgrade'],
    ] as const) {
      await account.click()
      await expect.element(screen.getByRole('menu').getByText(team.user.email)).toBeVisible()
      await screen.getByRole('menuitem', { name: item }).click()
      await expect.poll(where).toBe(path)
      // A page that arrives takes the focus, which would close the next menu.
      await expect.element(screen.getByRole('heading', { level: 1, name: item })).toBeVisible()
    }
  })

  it.each([
    ['ada lovelace', 'AL'],
    ['İpek ışık', 'İI'],
    ['ingrid', 'I'],
    ['Ada Maria Byron', 'AM'],
  ])('shows the initials of %s as %s, and names its button by them', async (user_name, initials) => {
    const { screen } = await openAsTeam('/', { user_name })
    const account = screen.getByRole('button', { name: `${initials}, ${user_name} – account menu` })
    await expect.element(account).toHaveTextContent(initials)
  })
})

describe('navigating from page to page', () => {
  it('marks the page as busy while the next one is loading', async () => {
    const held = Promise.withResolvers<null>()
    const slow: Feature = {
      name: 'slow',
      routes: [{ path: '/slow', loader: () => held.promise, Component: () => null }],
    }
    const { screen, router } = await openWith([...features, slow], '/e-commerce/orders')
    const main = screen.getByRole('main')
    await expect.element(main).toHaveAttribute('aria-busy', 'false')
    const gone = router.navigate('/slow')
    await expect.element(main).toHaveAttribute('aria-busy', 'true')
    held.resolve(null)
    await gone
    await expect.element(main).toHaveAttribute('aria-busy', 'false')
  })

  it('shows the new page from its top, and restores the scroll position of the former one', async () => {
    await page.viewport(1280, 300)
    const { screen, router } = await openAsTeam('/e-commerce/orders', { stores: [{ orders: 12 }] })
    await expect.element(screen.getByText('1–10 of 12')).toBeVisible()
    window.scrollTo(0, 200)
    await router.navigate('/upgrade')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Upgrade to Pro')
    expect(window.scrollY).toBe(0)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await router.navigate(-1)
    await expect.element(screen.getByText('1–10 of 12')).toBeVisible()
    await expect.poll(() => window.scrollY).toBe(200)
  })
})
