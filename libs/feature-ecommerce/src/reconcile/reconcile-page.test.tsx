import { interceptApi } from '@tandem/testing'
import { beforeEach, expect, test } from 'vitest'
import { openOwn, openShared, startAfresh } from '../test-setup.ts'

const stores = [{ name: 'Linden Home', orders: 40 }]

beforeEach(startAfresh)

test('shows a month beside the shop’s report, stores the choices in the address, and shows failures', async () => {
  const { screen, router, address } = await openShared('/e-commerce/reconcile', { stores })
  const table = screen.getByRole('table')
  await expect.element(table).toBeVisible()
  for (const name of ['Orders', 'Discounts', 'Refunds', 'Shipping, without tax', 'Tax', 'Total'])
    await expect.element(table.getByRole('rowheader', { name, exact: true })).toBeVisible()
  for (const name of ['Tandem', 'Shop’s report', 'Difference'])
    await expect.element(table.getByRole('columnheader', { name })).toBeVisible()
  await expect.element(screen.getByText(/Analytics → Revenue of WooCommerce/)).toBeVisible()
  await expect
    .element(screen.getByText(/(Both sides (match|have)|The totals match|The two sides differ)/))
    .toBeVisible()

  await screen.getByRole('combobox', { name: 'Tandem counts orders by' }).click()
  await screen.getByRole('option', { name: 'Date paid' }).click()
  await expect.poll(address).toMatch(/store_id=\d+&month=\d{4}-\d\d&by=paid$/)
  await expect.element(table).toBeVisible()

  interceptApi(({ url }) =>
    url.includes('/reconciliation')
      ? Response.json(
          { code: 'FETCH_ERROR', message: 'The store took too long to answer.', request_id: 'req-1' },
          { status: 502 },
        )
      : undefined,
  )
  await screen.getByRole('combobox', { name: 'Tandem counts refunds by' }).click()
  await screen.getByRole('option', { name: 'Refund date' }).click()
  await expect.element(screen.getByText('The store took too long to answer.')).toBeVisible()
  await router.navigate('/e-commerce/orders')
  await screen.getByRole('button', { name: 'Breakdown' }).click()
  await expect
    .element(screen.getByRole('link', { name: 'Compare with the shop’s report' }))
    .toHaveAttribute('href', expect.stringContaining('/e-commerce/reconcile'))
})

test('says that the shop’s side is the sum of its orders when Shopify refuses its report', async () => {
  const { screen } = await openShared('/e-commerce/reconcile', {
    stores: [{ name: 'Studio Juniper', type: 'shopify', orders: 12 }],
  })
  await expect.element(screen.getByRole('columnheader', { name: 'Sum of the shop’s orders' })).toBeVisible()
  await expect
    .element(
      screen.getByText(
        /^Shopify’s own report couldn’t be loaded\. .* add read_reports to the scopes of the app/,
      ),
    )
    .toBeVisible()
})

test('asks for a store when there is none', async () => {
  const { screen } = await openOwn('/e-commerce/reconcile')
  await expect.element(screen.getByText('Connect a store to compare its figures')).toBeVisible()
})
