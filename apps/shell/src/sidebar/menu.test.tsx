import { call, configureApi } from '@tandem/api-client'
import { updateMeta } from '@tandem/api-contract'
import { readStored } from '@tandem/session'
import { newTeam, signIn } from '@tandem/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, openAsTeam, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

async function openMenu(address: string) {
  const opened = await openAsTeam(address)
  const menu = opened.screen.getByRole('navigation', { name: 'Main menu' })
  await expect.element(menu).toBeVisible()
  return { ...opened, menu }
}

describe('groups', () => {
  it('show three levels, and those of the current page are open', async () => {
    const { menu } = await openMenu('/analytics/instagram/accounts')
    await expect.element(menu.getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page')
    await expect
      .element(menu.getByRole('button', { name: 'Analytics', exact: true }))
      .toHaveAttribute('aria-expanded', 'true')
    await expect
      .element(menu.getByRole('button', { name: 'Instagram', exact: true }))
      .toHaveAttribute('aria-expanded', 'true')
    await expect
      .element(menu.getByRole('button', { name: 'Settings', exact: true }))
      .toHaveAttribute('aria-expanded', 'false')
  })

  it('lead to every page of the settings, which have no menu of their own', async () => {
    const { menu, screen, where } = await openMenu('/settings/profile')
    const names = [
      'Profile',
      'Email',
      'Sign-in',
      'Sessions',
      'Appearance',
      'Password Soon',
      'Team',
      'Team data',
    ]
    for (const name of names)
      await expect.element(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await expect.element(screen.getByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument()
    await menu.getByRole('link', { name: 'Sessions' }).click()
    await expect.poll(where).toBe('/settings/profile/sessions')
    await expect.element(menu.getByRole('link', { name: 'Sessions' })).toHaveAttribute('aria-current', 'page')
  })

  it('stay as they were left while the page lives, also when the menu was collapsed in between', async () => {
    const { menu, screen, router } = await openMenu('/settings/profile')
    const group = (name: string) => menu.getByRole('button', { name, exact: true })
    await group('Settings').click()
    await group('Integrations').click()
    await expect.element(menu.getByRole('link', { name: 'Social Media' })).toBeVisible()
    await screen.getByRole('button', { name: 'Collapse sidebar' }).click()
    await screen.getByRole('button', { name: 'Expand sidebar' }).click()
    await router.navigate('/settings/profile/appearance')
    await expect.element(group('Settings')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(group('Integrations')).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('planned pages', () => {
  it('are announced with their badge, and have no target or tab stop', async () => {
    const { menu, where } = await openMenu('/workspace')
    const projects = menu.getByRole('link', { name: 'Projects Soon' })
    await expect.element(projects).toHaveAttribute('aria-disabled', 'true')
    await projects.click({ force: true })
    expect(where()).toBe('/workspace')
    projects.element().focus()
    await expect.element(projects).not.toHaveFocus()
  })
})

describe('names or icons', () => {
  it.each([
    ['false', 'Expand sidebar'],
    ['true', 'Collapse sidebar'],
  ])('starts as stored on this device: %s', async (state, label) => {
    document.cookie = `sidebar_state=${state}; path=/`
    const { screen } = await openAsTeam('/workspace')
    await expect.element(screen.getByRole('button', { name: label })).toBeVisible()
  })

  it('starts as the user chose, which takes precedence over this device', async () => {
    signIn(await newTeam())
    configureApi({ token: () => readStored('personal_access_token') })
    await call(updateMeta, { body: { show_sidebar_menu: '0' } })
    document.cookie = 'sidebar_state=true; path=/'
    const { screen } = await openApp('/workspace')
    await expect.element(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  })

  it('leaves everything in place when the names are hidden, except for the width of the page', async () => {
    const { screen } = await openMenu('/integrations/e-commerce')
    const toggle = screen.getByRole('button', { name: 'Collapse sidebar' })
    const heading = screen.getByRole('heading', { level: 1 })
    await expect.element(heading).toBeVisible()
    const before = heading.element().getBoundingClientRect()
    await toggle.click()
    const after = heading.element().getBoundingClientRect()
    expect(after.top).toBe(before.top)
    expect(before.left - after.left).toBe(16 * 12)
    await expect.element(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveFocus()
  })

  it('an icon shows its name immediately', async () => {
    document.cookie = 'sidebar_state=false; path=/'
    const { menu, screen } = await openMenu('/settings/profile')
    await menu.getByRole('link', { name: 'Workspace' }).hover()
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Workspace')
  })
})

describe('on a phone', () => {
  it('has the star of a group beside its arrow', async () => {
    await page.viewport(390, 844)
    const { screen } = await openAsTeam('/workspace')
    await screen.getByRole('button', { name: 'Open menu' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Main menu' })
    const group = sheet.getByRole('button', { name: 'eCommerce', exact: true })
    await expect.element(group).toBeVisible()
    const icon = (element: Element | null | undefined) =>
      element!.querySelector('svg:last-of-type')!.getBoundingClientRect()
    const star = group.element().parentElement?.querySelector('[data-row-action]')
    expect(icon(star).right).toBeLessThanOrEqual(icon(group.element()).left)
  })

  it('is a sheet with rows of 44 px, and becomes the sidebar in a wider window', async () => {
    await page.viewport(390, 844)
    const { screen } = await openAsTeam('/workspace')
    await screen.getByRole('button', { name: 'Open menu' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Main menu' })
    const link = sheet.getByRole('link', { name: 'Dashboard' })
    await expect.element(link).toBeVisible()
    expect(link.element().getBoundingClientRect().height).toBe(44)
    await expect.poll(() => sheet.element().getBoundingClientRect().width).toBe(288)
    await page.viewport(768, 844)
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })
})

it('hovering a page of the shops preloads what it will show, once a store has been chosen', async () => {
  const team = await newTeam({ stores: [{ orders: 2 }] })
  signIn(team)
  const { screen } = await openApp('/workspace')
  const asked: string[] = []
  configureApi({
    fetch: (request) => {
      if (new URL(request.url).pathname.endsWith('/orders')) asked.push(request.url)
      return globalThis.fetch(request)
    },
  })
  const link = screen.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Orders' })
  await link.hover()
  expect(asked).toEqual([])
  localStorage.setItem('selected_store', String(team.stores[0]!.id))
  link.element().focus()
  await expect
    .poll(() => asked.map((url) => new URL(url).searchParams.get('store_id')))
    .toEqual([String(team.stores[0]!.id)])
})
