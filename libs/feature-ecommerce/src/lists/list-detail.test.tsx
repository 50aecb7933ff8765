import type { User } from '@tandem/api-contract'
import { interceptApi } from '@tandem/testing'
import { userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { broken, dialogHasFocus, openOwn, openShared, rowNames, startAfresh } from '../test-setup.ts'

const stores = [{ name: 'Linden Home', orders: 24 }]

beforeEach(startAfresh)

test('a row opens over the list, its neighbours open by button and key, and Back closes it', async () => {
  const { screen, address, router } = await openShared('/e-commerce/orders?sort=-total', { stores })
  await expect.poll(rowNames).toHaveLength(10)
  const [first, second] = rowNames()
  const asked: string[] = []
  interceptApi(({ url }) => void asked.push(new URL(url).pathname))
  await screen.getByRole('link', { name: first, exact: true }).click()
  const sheet = screen.getByRole('dialog', { name: `Order ${first}` })
  await expect.element(sheet.getByRole('heading', { name: /line items?$/ })).toBeVisible()
  await expect.element(sheet.getByText(/^(Counts|Not counted) as revenue/)).toBeVisible()
  await expect.element(sheet.getByText('Total', { exact: true })).toBeVisible()
  expect(address()).toMatch(/\?sort=-total&order=\d+$/)
  await expect.element(sheet.getByRole('button', { name: 'Previous order' })).toBeDisabled()

  await sheet.getByRole('button', { name: 'Next order' }).click()
  await expect.element(screen.getByRole('dialog', { name: `Order ${second}` })).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(screen.getByRole('dialog', { name: `Order ${second}` })).toBeVisible()
  // A note may contain these letters.
  await screen.getByRole('textbox', { name: 'New note' }).fill('')
  await screen.getByRole('textbox', { name: 'New note' }).click()
  await userEvent.keyboard('kj')
  await expect.element(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('kj')
  await expect.element(screen.getByRole('dialog', { name: `Order ${second}` })).toBeVisible()
  await screen.getByRole('textbox', { name: 'New note' }).clear()

  await router.navigate(-1)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/e-commerce/orders?sort=-total')
  // Opening a row doesn't reload the list.
  expect(asked.filter((path) => path.endsWith('/ecommerce/orders'))).toEqual([])
})

test('keys do nothing for people who turned single keys off', async () => {
  interceptApi((request) =>
    request.url.endsWith('/me')
      ? globalThis.fetch(request).then(async (answer) => {
          const { data, ...rest } = (await answer.json()) as { data: User }
          const off = { key: 'keyboard_shortcuts', value: '0' }
          return Response.json({ ...rest, data: { ...data, metas: [...data.metas, off] } })
        })
      : undefined,
  )
  const { screen, address } = await openShared('/e-commerce/orders', { stores })
  await expect.poll(rowNames).toHaveLength(10)
  const [first, second] = rowNames()
  await screen.getByRole('link', { name: first, exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: /line items?$/ })).toBeVisible()
  const opened = address()
  await userEvent.keyboard('j')
  expect(address()).toBe(opened)
  await screen.getByRole('button', { name: 'Next order' }).click()
  await expect.element(screen.getByRole('dialog', { name: `Order ${second}` })).toBeVisible()
})

test('a link to a row opens it anywhere, and closing stays on the list', async () => {
  const { screen, address, router } = await openShared('/e-commerce/products?page=2', { stores })
  await expect.poll(rowNames).not.toHaveLength(0)
  const name = rowNames()[0]!
  const href = (await screen.getByRole('link', { name, exact: true }).findElement()).getAttribute('href')!
  const id = new URLSearchParams(href.split('?')[1]).get('product')!
  await router.navigate(`/e-commerce/products?product=${id}`)
  const sheet = screen.getByRole('dialog', { name })
  await expect.element(sheet.getByText('Units sold')).toBeVisible()
  await expect.element(sheet.getByRole('figure', { name: 'Sales over time' })).toBeVisible()
  // The usual days aren't a filter that could be cleared.
  await expect.element(sheet.getByText(/^Last 90 days$/i)).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: /^Clear/ })).not.toBeInTheDocument()
  // It is on another page, so nothing is before or after it here.
  await expect.element(sheet.getByRole('button', { name: 'Next product' })).toBeDisabled()
  await expect.poll(dialogHasFocus).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/e-commerce/products')
  await expect.poll(rowNames).toHaveLength(10)
})

test('an order links to its customer, who links to their orders', async () => {
  const { screen, address } = await openShared('/e-commerce/orders', { stores })
  await expect.poll(rowNames).toHaveLength(10)
  const buyer = [...document.querySelectorAll('tbody tr')].findIndex(
    (row) => !row.textContent.includes('Guest'),
  )
  await screen.getByRole('link', { name: rowNames()[buyer], exact: true }).click()
  const order = screen.getByRole('dialog')
  await expect.element(order.getByText('Customer', { exact: true })).toBeVisible()
  await order.getByRole('link', { name: 'View all orders' }).hover()
  const link = document.querySelector<HTMLAnchorElement>('[role=dialog] dd a')!
  const name = link.textContent
  link.click()
  await expect.poll(address).toMatch(/^\/e-commerce\/customers\?customer=\d+$/)
  const customer = screen.getByRole('dialog', { name })
  await expect.element(customer.getByRole('heading', { name: 'Recent orders' })).toBeVisible()
  await expect.element(customer.getByRole('link', { name: /^Order #/ }).first()).toBeVisible()
})

test("a row that doesn't exist is explained in the sheet, and the list stays", async () => {
  const { screen, failures } = await openShared('/e-commerce/orders?order=999999', { stores })
  const sheet = screen.getByRole('dialog', { name: 'Order' })
  await expect.element(sheet.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.poll(rowNames).toHaveLength(10)
  expect(failures.length).toBeLessThanOrEqual(1)
  await sheet.getByRole('button', { name: 'Back to the list' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a slow detail shows a placeholder, and a failed one can be retried', async () => {
  const held = Promise.withResolvers<void>()
  let isBroken = true
  interceptApi(({ url }) =>
    isBroken && /\/ecommerce\/orders\/\d+$/.test(new URL(url).pathname)
      ? held.promise.then(broken)
      : undefined,
  )
  const { screen } = await openShared('/e-commerce/orders', { stores })
  await expect.poll(rowNames).toHaveLength(10)
  await screen.getByRole('link', { name: rowNames()[0], exact: true }).click()
  const sheet = screen.getByRole('dialog')
  await expect.element(sheet.getByText('Loading the order')).toBeInTheDocument()
  held.resolve()
  await expect.element(sheet.getByText('It broke.')).toBeVisible()
  isBroken = false
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.element(sheet.getByRole('heading', { name: 'Totals' })).toBeVisible()
})

test('notes are written from the row, and its count is updated', async () => {
  const { screen, address } = await openOwn('/e-commerce/orders', { stores: [{ orders: 3 }] })
  await expect.poll(rowNames).toHaveLength(3)
  const name = rowNames()[0]!
  await screen.getByRole('button', { name: `Notes on Order ${name}` }).click()
  const sheet = screen.getByRole('dialog', { name: `Notes on Order ${name}` })
  await expect.poll(address).toMatch(/\?notes=order-\d+$/)
  await sheet.getByRole('textbox', { name: 'New note' }).fill('Rings twice')
  await sheet.getByRole('button', { name: 'Add note' }).click()
  await expect.element(sheet.getByRole('listitem').getByText('Rings twice')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: `1 note on Order ${name}` })).toBeVisible()
})
