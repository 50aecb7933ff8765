import { call } from '@tandem/api-client'
import { listSalesDays } from '@tandem/api-contract'
import { formatMoney } from '@tandem/format'
import { interceptApi } from '@tandem/testing'
import { userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { broken, dialogHasFocus, openShared, rowNames, startAfresh } from '../test-setup.ts'

const stores = [{ name: 'Linden Home', orders: 40 }]

beforeEach(startAfresh)

test('the figures cover the days of the view by currency, and say how they are counted', async () => {
  const { screen, router } = await openShared('/e-commerce/orders', { stores })
  const { meta } = await call(listSalesDays, { search: {} })
  for (const { currency, revenue, refunds } of meta.totals) {
    const figures = document.querySelector(`dl[aria-label="Sales in ${currency}"]`)
    await expect.poll(() => figures?.isConnected ?? document.querySelector('dl') !== null).toBe(true)
    await expect.element(screen.getByText(formatMoney(revenue, currency)).first()).toBeVisible()
    await expect.element(screen.getByText(formatMoney(refunds, currency)).first()).toBeVisible()
  }
  await screen.getByRole('button', { name: 'How sales are counted' }).click()
  await expect.element(screen.getByText(/each store’s card shows which orders count as sales/)).toBeVisible()
  await expect.poll(dialogHasFocus).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText(/only narrow the list/)).not.toBeInTheDocument()
  await router.navigate('/e-commerce/orders?status=completed')
  await expect.element(screen.getByText(/only narrow the list/)).toBeVisible()
  await router.navigate('/e-commerce/orders?date=today')
  await expect.element(screen.getByText('No sales in this period.')).toBeVisible()
})

test('the address shows the chart, and a day opens its orders', async () => {
  const { screen, address, router } = await openShared('/e-commerce/orders', { stores })
  await expect.poll(rowNames).toHaveLength(10)
  await screen.getByRole('button', { name: 'Chart' }).click()
  await expect.poll(address).toBe('/e-commerce/orders?chart=GBP')
  await expect.element(screen.getByRole('figure', { name: 'Sales by day' })).toBeVisible()
  await router.navigate('/e-commerce/orders?chart=orders')
  const orders = screen.getByRole('slider', { name: 'Orders' })
  await expect.element(orders).toBeInTheDocument()
  ;((await orders.findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(address).toMatch(/^\/e-commerce\/orders\?date_from=([\d-]+)&date_to=\1$/)
  await expect.poll(rowNames).not.toHaveLength(0)
})

test("failing figures don't affect the rows", async () => {
  interceptApi(({ url }) => (url.includes('/sales/days') ? broken() : undefined))
  const { screen } = await openShared('/e-commerce/orders', { stores })
  await expect.element(screen.getByRole('heading', { name: 'Sales could not be loaded' })).toBeVisible()
  await expect.poll(rowNames).toHaveLength(10)
})
