import { call } from '@tandem/api-client'
import { getMe } from '@tandem/api-contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAsTeam, startAfresh } from './test-setup.ts'

beforeEach(startAfresh)

const metas = async () =>
  Object.fromEntries((await call(getMe, {})).data.metas.map((meta) => [meta.key, meta.value]))

describe('the menu', () => {
  it('marks the current page and the team it belongs to', async () => {
    const { screen, team } = await openAsTeam('/e-commerce/orders')
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    await expect.element(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
    await expect
      .element(menu.getByRole('button', { name: 'eCommerce' }))
      .toHaveAttribute('aria-expanded', 'true')
    await expect.element(screen.getByText(team.user.team.name)).toBeVisible()
  })

  it('opens and closes its groups', async () => {
    const { screen } = await openAsTeam('/e-commerce/orders')
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    const group = menu.getByRole('button', { name: 'eCommerce' })
    await group.click()
    await expect.element(group).toHaveAttribute('aria-expanded', 'false')
    await expect.element(menu.getByRole('link', { name: 'Orders' })).not.toBeInTheDocument()
  })

  it('has one tab stop for each row, whose star the arrow keys reach', async () => {
    const { screen } = await openAsTeam('/e-commerce/orders')
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    const orders = menu.getByRole('link', { name: 'Orders' })
    await expect.element(orders).toBeVisible()
    orders.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(menu.getByRole('button', { name: 'Star Orders' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const starred = menu.getByRole('region', { name: 'Starred' })
    await expect.element(starred.getByRole('link', { name: 'Orders' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(menu.getByRole('link', { name: 'Orders' }).last()).toHaveFocus()
    await userEvent.tab()
    await expect.element(menu.getByRole('link', { name: 'Products' })).toHaveFocus()
  })

  it('shows how fresh the data of the stores is', async () => {
    const { screen } = await openAsTeam('/e-commerce/orders', { stores: [{ orders: 1 }] })
    await expect.element(screen.getByRole('link', { name: /^Everything synced/ })).toBeVisible()
  })

  it('collapses to icons, and the choice is stored for the user and on this device', async () => {
    const { screen } = await openAsTeam('/e-commerce/orders')
    await screen.getByRole('button', { name: 'Collapse sidebar' }).click()
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    await expect.element(menu.getByRole('link', { name: 'Orders' })).not.toBeInTheDocument()
    expect(document.cookie).toContain('sidebar_state=false')
    await expect.poll(metas).toMatchObject({ show_sidebar_menu: '0' })
    await screen.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect.element(menu.getByRole('link', { name: 'Orders' })).toBeVisible()
    await expect.poll(metas).toMatchObject({ show_sidebar_menu: '1' })
  })

  it('shows only icons in a narrow window, until its names are asked for, and stores nothing', async () => {
    await page.viewport(1099, 800)
    const { screen } = await openAsTeam('/e-commerce/orders')
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    await expect.element(menu).toBeVisible()
    await expect.element(menu.getByRole('link', { name: 'Orders' })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect.element(menu.getByRole('link', { name: 'Orders' })).toBeVisible()
    await screen.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.element(menu.getByRole('link', { name: 'Orders' })).not.toBeInTheDocument()
    await page.viewport(1100, 800)
    await expect.element(menu.getByRole('link', { name: 'Orders' })).toBeVisible()
    expect(await metas()).not.toHaveProperty('show_sidebar_menu')
  })

  it('is a sheet on a phone, which closes when a page is chosen', async () => {
    await page.viewport(390, 844)
    const { screen, where } = await openAsTeam('/e-commerce/orders')
    await screen.getByRole('button', { name: 'Open menu' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Main menu' })
    await sheet.getByRole('link', { name: 'Dashboard' }).click()
    await expect.poll(where).toBe('/')
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it.each([320, 390, 768, 1280])('never makes the page scroll sideways, %i px wide', async (width) => {
    await page.viewport(width, 800)
    const { screen } = await openAsTeam('/no/such/page')
    await expect.element(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(width)
  })
})
