import { call, configureApi } from '@tandem/api-client'
import { getMe, listOrders, updateMeta } from '@tandem/api-contract'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askApi, newTeam, signIn } from '@tandem/testing'
import { openApp, openAsTeam, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

const metas = async () =>
  Object.fromEntries((await call(getMe, {})).data.metas.map(({ key, value }) => [key, value]))

const listedOrders = async () => (await call(listOrders, { search: {} })).data

/** Opens the palette by its shortcut, and returns its parts. */
async function openPalette() {
  await expect.element(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect.element(box).toHaveFocus()
  return { box, options: page.getByRole('listbox', { name: 'Results' }) }
}

/** The option that Enter would choose. */
const chosen = () => {
  const box = page.getByRole('combobox').element()
  return document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
}

describe('the command palette', () => {
  it('opens by shortcut and by its box, and returns the focus', async () => {
    const { screen } = await openAsTeam('/integrations/e-commerce')
    const opener = screen.getByRole('button', { name: 'Search or jump to' })
    await opener.click()
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await openPalette()
    await page.getByRole('button', { name: 'Close search, Esc' }).click()
    await expect.element(opener).toHaveFocus()
  })

  it('keeps the focus away from the page behind', async () => {
    await openAsTeam('/integrations/e-commerce')
    const { box } = await openPalette()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Close search, Esc' })).toHaveFocus()
    const behind = page.getByRole('button', { name: 'Search or jump to' }).element()
    if (behind instanceof HTMLElement) behind.focus()
    await expect.element(box).toHaveFocus()
    document.elementFromPoint(5, 5)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it("closes by the shortcut that opened it, which the browser doesn't receive", async () => {
    await openAsTeam('/integrations/e-commerce')
    await openPalette()
    let isKept: boolean | undefined
    const look = (event: KeyboardEvent) => {
      if (event.key === 'k') isKept = event.defaultPrevented
    }
    window.addEventListener('keydown', look)
    onTestFinished(() => window.removeEventListener('keydown', look))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(isKept).toBe(true)
  })

  it('goes to a page by its name in the menu, with the keyboard alone', async () => {
    const { where } = await openAsTeam('/integrations/e-commerce')
    const { box } = await openPalette()
    await box.fill('orders')
    await expect.poll(chosen).toBe('eCommerce › Orders')
    await userEvent.keyboard('{Enter}')
    await expect.poll(where).toBe('/e-commerce/orders')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Orders' })).toHaveFocus()
  })

  it('moves with the arrows, around the ends, and with Home and End; the choice is announced', async () => {
    await openAsTeam('/integrations/e-commerce')
    const { box, options } = await openPalette()
    await box.fill('theme')
    await expect.element(page.getByText('3 results')).toBeInTheDocument()
    await expect.poll(chosen).toBe('Switch to dark theme')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(chosen).toBe('Use system theme')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(chosen).toBe('Settings › Appearance')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(chosen).toBe('Switch to dark theme')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(chosen).toBe('Settings › Appearance')
    await userEvent.keyboard('{Home}')
    await expect.poll(chosen).toBe('Switch to dark theme')
    await userEvent.keyboard('{End}')
    await expect
      .element(options.getByRole('option', { name: 'Settings › Appearance' }))
      .toHaveAttribute('aria-selected', 'true')
  })

  it('runs an action of the frame, and the result is stored', async () => {
    await openAsTeam('/integrations/e-commerce')
    const { box } = await openPalette()
    await box.fill('dark')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
    await expect.poll(metas).toMatchObject({ theme: 'dark' })
  })

  it('runs an action of a feature', async () => {
    const { screen } = await openAsTeam('/e-commerce/orders', { stores: [{ orders: 1 }] })
    const { options } = await openPalette()
    await options.getByRole('option', { name: 'Sync all stores' }).click()
    await expect.element(screen.getByText('Sync started')).toBeVisible()
    const { box } = await openPalette()
    await box.fill('connect')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('dialog', { name: 'Connect a store' })).toBeVisible()
    // It doesn't open above a dialog.
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox', { name: 'Search or jump to' })).not.toBeInTheDocument()
  })

  it('only offers what the role allows', async () => {
    await openAsTeam('/e-commerce/orders', { role: 'viewer', stores: [{ orders: 1 }] })
    const { options } = await openPalette()
    await expect.element(options.getByRole('option', { name: 'eCommerce › Orders' })).toBeVisible()
    await expect.element(options.getByRole('option', { name: 'Connect a store' })).not.toBeInTheDocument()
    await expect.element(options.getByRole('option', { name: 'Sync all stores' })).not.toBeInTheDocument()
  })

  it('offers no page without a target', async () => {
    await openAsTeam('/e-commerce/orders')
    const { box, options } = await openPalette()
    await box.fill('tiktok')
    await expect.element(page.getByText('No results for “tiktok”')).toBeVisible()
    await expect.element(page.getByText('0 results')).toBeInTheDocument()
    expect(options.getByRole('option').elements()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(box).toHaveFocus()
  })

  it('switches to a store, and says what is wrong with one', async () => {
    const { where, team } = await openAsTeam('/integrations/e-commerce', {
      stores: [{ name: 'Linden Home' }, { name: 'Linden Outlet', sync: 'refused' }],
    })
    const { box, options } = await openPalette()
    await box.fill('lin')
    const names = () =>
      options
        .getByRole('option')
        .elements()
        .map((option) => option.textContent)
    await expect.poll(names).toEqual(['Linden HomeSwitch to this store', 'Linden OutletAccess lost'])
    await userEvent.keyboard('{Enter}')
    const store = team.stores.find(({ name }) => name === 'Linden Home')!
    await expect.poll(where).toBe(`/e-commerce/orders?store_id=${store.id}`)
    expect(localStorage.getItem('selected_store')).toBe(String(store.id))
  })

  it('lists visited pages first, without errors and planned pages', async () => {
    const { router } = await openAsTeam('/integrations/e-commerce')
    await expect.poll(metas).toHaveProperty('recent_items')
    for (const [to, name] of [
      ['/e-commerce/orders', 'Orders'],
      ['/no/such/page', 'Page Not Found'],
      ['/analytics/tiktok', 'Coming Soon'],
    ] as const) {
      await router.navigate(to)
      await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    const { options } = await openPalette()
    const recent = options.getByRole('group', { name: 'Recent' })
    const names = () =>
      recent
        .getByRole('option')
        .elements()
        .map((option) => option.textContent)
    await expect.poll(names).toEqual(['eCommerce › Orders', 'Integrations › E-commerce'])
  })

  it('names visited pages in the language of the reader, whatever it was at the visit', async () => {
    signIn(await newTeam())
    const visit = { label: 'eTicaret › Siparişler', to: '/e-commerce/orders', kind: 'page' }
    await call(updateMeta, { body: { recent_items: JSON.stringify([visit]) } })
    await openApp('/integrations/e-commerce')
    const { options } = await openPalette()
    const recent = options.getByRole('group', { name: 'Recent' })
    await expect.element(recent.getByRole('option', { name: 'eCommerce › Orders' })).toBeVisible()
  })

  it.each([
    ['sign out', 'Logout'],
    ['logout', 'Logout'],
    ['audit', 'Workspace › Audit log'],
    ['dark', 'Switch to dark theme'],
    ['sessions', 'Settings › Sessions'],
    ['devices', 'Settings › Sessions'],
    ['who changed', 'Workspace › Audit log'],
    ['permissions', 'Workspace › Roles'],
    ['add a person', 'Invite people'],
  ])('finds by "%s" what is called "%s"', async (words, name) => {
    await openAsTeam('/integrations/e-commerce')
    const { box } = await openPalette()
    await box.fill(words)
    await expect.poll(chosen).toBe(name)
  })

  it('finds an order by its number, and opens it', async () => {
    const { where } = await openAsTeam('/integrations/e-commerce', { stores: [{ orders: 3 }] })
    const [order] = await listedOrders()
    const { box, options } = await openPalette()
    await box.fill(order!.number)
    const group = options.getByRole('group', { name: 'Orders' })
    await expect.element(group.getByRole('option')).toHaveAttribute('aria-selected', 'true')
    expect(chosen()).toContain(order!.number)
    await userEvent.keyboard('{Enter}')
    await expect.poll(where).toBe(`/e-commerce/orders?order=${order!.id}`)
  })

  it('opens the first hit when Enter comes before the answer', async () => {
    const { where } = await openAsTeam('/integrations/e-commerce', { stores: [{ orders: 3 }] })
    const [order] = await listedOrders()
    await openPalette()
    await userEvent.keyboard(`${order!.number}{Enter}`)
    await expect.poll(where).toBe(`/e-commerce/orders?order=${order!.id}`)
  })

  it('copies the number of an order, stars it, and adds it to another list', async () => {
    const copied: Promise<string>[] = []
    const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      copied.push(item!.getType('text/plain').then((blob) => blob.text()))
    })
    onTestFinished(() => write.mockRestore())
    await openAsTeam('/integrations/e-commerce', { stores: [{ orders: 3 }] })
    const [order] = await listedOrders()
    const { box, options } = await openPalette()
    await box.fill(order!.number)
    await expect.element(options.getByRole('group', { name: 'Orders' })).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText(`Copied: ${order!.number}`)).toBeVisible()
    expect(await Promise.all(copied)).toEqual([order!.number])
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect.element(page.getByText('Added to Favourite orders')).toBeVisible()
    await expect.element(box).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Favourite lists…' })).toBeVisible()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect.element(page.getByRole('button', { name: 'Back to results' })).toHaveFocus()
    await expect.element(page.getByRole('checkbox', { name: 'Favourite orders' })).toBeChecked()
    await page.getByRole('textbox').last().fill('To call')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('checkbox', { name: 'To call' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveFocus()
    await expect.element(options.getByRole('group', { name: 'Orders' })).toBeVisible()
  })

  it('stars a page without leaving the palette', async () => {
    await openAsTeam('/integrations/e-commerce')
    const { box } = await openPalette()
    await box.fill('cohorts')
    await page.getByRole('button', { name: 'Star', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Remove star' })).toBeVisible()
    await expect.poll(async () => (await metas())['favorite_menus']).toContain('/e-commerce/cohorts')
    await expect.element(box).toHaveFocus()
  })

  it('keeps working when the data cannot be searched', async () => {
    const { where } = await openAsTeam('/integrations/e-commerce')
    let isDown = true
    configureApi({
      fetch: async (request) =>
        isDown && request.url.includes('/search?') ? new Response('{}', { status: 500 }) : fetch(request),
    })
    onTestFinished(() => configureApi({ fetch: (request) => fetch(request) }))
    const { box, options } = await openPalette()
    await box.fill('orders')
    await expect.element(page.getByText(/Couldn’t search your team’s data/)).toBeVisible()
    await expect.element(options.getByRole('option', { name: 'eCommerce › Orders' })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(/Couldn’t search your team’s data/)).not.toBeInTheDocument()
    await box.click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(where).toBe('/e-commerce/orders')
  })

  it('lists starred places', async () => {
    const team = await newTeam()
    signIn(team)
    const starred = JSON.stringify([{ label: 'Posts', to: '/analytics/instagram/posts' }])
    await askApi('/me/meta', {
      method: 'PUT',
      token: team.token,
      body: { favorite_menus: starred },
    })
    await openApp('/e-commerce/orders')
    const { options } = await openPalette()
    const group = options.getByRole('group', { name: 'Starred' })
    await expect.element(group.getByRole('option', { name: 'Instagram › Posts' })).toBeVisible()
  })

  it('is a search button on a phone, and fills the screen', async () => {
    await page.viewport(390, 844)
    const { screen } = await openAsTeam('/e-commerce/orders')
    await screen.getByRole('button', { name: 'Search or jump to' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search or jump to' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().getBoundingClientRect().width).toBe(390)
    expect(document.documentElement.scrollWidth).toBe(390)
    await expect.element(dialog.getByRole('option', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument()
  })
})
