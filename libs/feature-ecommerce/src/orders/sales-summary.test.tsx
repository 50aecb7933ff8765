import { call } from '@tandem/api-client'
import { listOrders, listSalesDays } from '@tandem/api-contract'
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
  const counted = meta.totals.reduce((sum, { orders }) => sum + orders, 0)
  const words = `${counted} of the listed orders count as sales.`
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
  await expect.poll(dialogHasFocus).toBe(true)
  await userEvent.keyboard('{Escape}')
  await router.navigate('/e-commerce/orders?date=today')
  await expect.element(screen.getByText('No sales in this period.')).toBeVisible()
})

test('the figures and the counts follow search and filters, and a day of the chart keeps them', async () => {
  const { screen, router, address } = await openShared('/e-commerce/orders', { stores })
  await expect.element(screen.getByText(/^40 orders, updated/)).toBeVisible()
  const { data: orders } = await call(listOrders, { search: { per_page: 100 } })
  const number = orders.find(({ status }) => status === 'completed')!.number
  await screen.getByRole('searchbox', { name: 'Search orders' }).fill(number)
  await expect.poll(rowNames).toEqual([`#${number}`])
  await expect.poll(() => figuresOf(screen)).toEqual(await totalsOf({ search_term: number }))
  await expect.element(screen.getByText(/^1 of 40 orders, updated/)).toBeVisible()

  await router.navigate('/e-commerce/orders?status=completed&chart=orders')
  await expect.poll(() => figuresOf(screen)).toEqual(await totalsOf({ status: ['completed'] }))
  const completed = orders.filter(({ status }) => status === 'completed').length
  await expect.element(screen.getByText(`${completed} of 40 orders, updated`, { exact: false })).toBeVisible()
  const chart = screen.getByRole('slider', { name: 'Orders' })
  await expect.element(chart).toBeInTheDocument()
  ;((await chart.findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.poll(address).toMatch(/^\/e-commerce\/orders\?status=completed&date_from=([\d-]+)&date_to=\1$/)

  await router.navigate('/e-commerce/orders?status=cancelled')
  await expect.element(screen.getByText('No sales match.')).toBeVisible()
})

test("rows don't wait for the figures, and the last figures stay until then", async () => {
  const held = Promise.withResolvers<undefined>()
  const { screen, router } = await openShared('/e-commerce/orders', { stores })
  await expect.poll(() => figuresOf(screen)).toEqual(await totalsOf({}))
  const before = figuresOf(screen)
  interceptApi(({ url }) => (url.includes('/sales/days') ? held.promise : undefined))
  const { data: orders } = await call(listOrders, { search: {} })
  const { number } = orders[0]!
  void router.navigate(`/e-commerce/orders?search_term=${number}`)
  await expect.poll(rowNames).toEqual([`#${number}`])
  expect(figuresOf(screen)).toEqual(before)
  held.resolve(undefined)
  await expect.poll(() => figuresOf(screen)).toEqual(await totalsOf({ search_term: number }))
})

/** The revenue and the number of orders on screen, for each currency. */
const figuresOf = (screen: Awaited<ReturnType<typeof openShared>>['screen']) =>
  screen
    .getByText('Revenue', { exact: true })
    .elements()
    .filter((element) => element.tagName === 'DT')
    .map((term) => [...term.closest('dl')!.querySelectorAll('dd')].map((value) => value.textContent))
    .map((values) =>
      values.length > 0 ? values.filter((value) => !/^[A-Z]{3}$/.test(value)).slice(0, 2) : [],
    )

const totalsOf = async (search: Parameters<typeof call<typeof listSalesDays>>[1]['search']) => {
  const { meta } = await call(listSalesDays, { search })
  return meta.totals.map(({ revenue, orders, currency }) => [formatMoney(revenue, currency), String(orders)])
}

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
