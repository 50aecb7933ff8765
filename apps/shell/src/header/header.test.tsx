import type { Feature } from '@tandem/app-frame'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

describe('the help menu', () => {
  const openMenu = () => page.getByRole('button', { name: 'Help and what’s new' }).click()
  const choose = (name: string) => page.getByRole('menuitem', { name }).click()

  it('shows what is new, without a network', async () => {
    await openAsTeam('/upgrade')
    await openMenu()
    await choose('What’s new')
    const dialog = page.getByRole('dialog', { name: 'What’s new' })
    await expect.element(dialog.getByRole('region').first()).toBeVisible()
    expect(dialog.getByRole('listitem').elements().length).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('searches the help from every page, and from the help itself', async () => {
    const { screen, where } = await openAsTeam('/upgrade')
    await openMenu()
    await choose('Search help')
    await expect.poll(where).toBe('/help')
    const field = screen.getByRole('searchbox', { name: 'Search definitions' })
    await expect.element(field).toHaveFocus()
    await screen.getByRole('heading', { level: 1 }).click()
    await openMenu()
    await choose('Search help')
    await expect.element(field).toHaveFocus()
  })

  it('shows the keyboard shortcuts', async () => {
    await openAsTeam('/upgrade')
    await openMenu()
    await choose('Keyboard shortcuts')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  it('is part of the user menu on a phone', async () => {
    await page.viewport(390, 800)
    await openAsTeam('/upgrade')
    await page.getByRole('button', { name: / – account menu$/ }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Search help' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).query()).toBeNull()
    await choose('What’s new')
    await expect.element(page.getByRole('dialog', { name: 'What’s new' })).toBeVisible()
  })

  it.each(['release notes', 'What’s new'])('is found in the palette as “%s”', async (words) => {
    const { screen } = await openAsTeam('/upgrade')
    await expect.element(screen.getByRole('button', { name: 'Search or jump to' })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(words)
    await page.getByRole('option', { name: 'What’s new', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: 'What’s new' })).toBeVisible()
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
