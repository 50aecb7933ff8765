import { call } from '@tandem/api-client'
import { getMe } from '@tandem/api-contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAsTeam, startAfresh } from '../test-setup.ts'
import { patienceInMilliseconds } from './key-sequence.ts'

beforeEach(startAfresh)

const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const metas = async () =>
  Object.fromEntries((await call(getMe, {})).data.metas.map(({ key, value }) => [key, value]))

async function openOrders() {
  const app = await openAsTeam('/e-commerce/orders', { stores: [{ orders: 1 }] })
  await expect.element(app.screen.getByRole('searchbox', { name: 'Search orders' })).toBeVisible()
  return app
}

describe('a shortcut', () => {
  it('goes to a page by g and its letter', async () => {
    const { where } = await openOrders()
    await userEvent.keyboard('gs')
    await expect.poll(where).toBe('/integrations/e-commerce')
    await userEvent.keyboard('gd')
    await expect.poll(where).toBe('/')
    await userEvent.keyboard('gp')
    await expect.poll(where).toBe('/analytics/instagram/posts')
    await userEvent.keyboard('go')
    await expect.poll(where).toMatch(/^\/e-commerce\/orders/)
  })

  it('counts the time between two keys from when they were pressed, not from when a busy page heard of them', async () => {
    const { where } = await openOrders()
    const pressed = (key: string) =>
      new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true })
    document.body.dispatchEvent(pressed('g'))
    const second = pressed('d')
    while (performance.now() < second.timeStamp + patienceInMilliseconds) continue
    document.body.dispatchEvent(second)
    await expect.poll(where).toBe('/')
  })

  it('moves to the search field of the page without typing into it', async () => {
    const { screen } = await openOrders()
    await userEvent.keyboard('/')
    const search = screen.getByRole('searchbox', { name: 'Search orders' })
    await expect.element(search).toHaveFocus()
    await expect.element(search).toHaveValue('')
  })

  it('is an ordinary letter in a text field', async () => {
    const { screen, where } = await openOrders()
    const search = screen.getByRole('searchbox', { name: 'Search orders' })
    await search.click()
    await userEvent.keyboard('gs?[[/')
    await expect.element(search).toHaveValue('gs?[/')
    expect(where()).toMatch(/^\/e-commerce\/orders/)
    await expect.element(help).not.toBeInTheDocument()
  })

  it('hides and shows the names of the menu', async () => {
    const { screen } = await openOrders()
    await userEvent.keyboard('[[')
    await expect.element(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  })

  it('works while a tooltip is shown', async () => {
    const { screen, where } = await openOrders()
    await userEvent.keyboard('[[')
    await screen.getByRole('link', { name: 'Workspace' }).hover()
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('gs')
    await expect.poll(where).toBe('/integrations/e-commerce')
  })

  it('leads from a page below a menu entry back to that entry', async () => {
    const { screen, where, router } = await openOrders()
    await router.navigate('/e-commerce/customers/12')
    await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(where).toBe('/e-commerce/customers')
    await userEvent.keyboard('{Escape}')
    expect(where()).toBe('/e-commerce/customers')
  })

  it('first closes what is open', async () => {
    const { screen, where, router } = await openOrders()
    await router.navigate('/e-commerce/customers/12')
    await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await screen.getByRole('button', { name: / – account menu$/ }).click()
    await expect.element(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('menuitem', { name: 'Logout' })).not.toBeInTheDocument()
    expect(where()).toBe('/e-commerce/customers/12')
  })
})

describe('the help sheet', () => {
  it('opens by its shortcut and from the help menu, and lists every shortcut', async () => {
    const { screen } = await openOrders()
    await userEvent.keyboard('?')
    await expect.element(help).toBeVisible()
    for (const [name, keys] of [
      ['Search or jump to', 'CtrlK'],
      ['Search on this page', '/'],
      ['Show keyboard shortcuts', '?'],
      ['Focus notifications', 'AltT'],
      ['Next row', 'J'],
      ['Previous row', 'K'],
      ['Orders', 'GthenO'],
      ['Dashboard', 'GthenD'],
      ['Connected stores', 'GthenS'],
    ] as const) {
      const row = help.getByText(name, { exact: true }).element().parentElement
      expect(row?.textContent).toBe(name + keys)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(help).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Help and what’s new' }).click()
    await screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await expect.element(help).toBeVisible()
  })

  it('starts at its top, and shows the keys in a narrow window too', async () => {
    await openOrders()
    await userEvent.keyboard('?')
    await expect.element(help.getByRole('heading', { name: 'Everywhere' })).toHaveFocus()
    await page.viewport(390, 844)
    await expect.element(help.getByText('Ctrl', { exact: true })).toBeVisible()
  })

  it('turns single keys off for the user, not only for this page; shortcuts with Control still work', async () => {
    const { where } = await openOrders()
    await userEvent.keyboard('?')
    const single = help.getByRole('checkbox', { name: 'Enable single-key shortcuts' })
    await expect.element(single).toBeChecked()
    // They don't work behind the dialog either.
    await userEvent.keyboard('gs')
    await single.click()
    await expect.poll(metas).toMatchObject({ keyboard_shortcuts: '0' })
    await userEvent.keyboard('{Escape}')
    await expect.element(help).not.toBeInTheDocument()
    await userEvent.keyboard('gs?[[/')
    await expect.element(help).not.toBeInTheDocument()
    expect(where()).toMatch(/^\/e-commerce\/orders/)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox', { name: 'Search or jump to' })).toHaveFocus()
  })
})
