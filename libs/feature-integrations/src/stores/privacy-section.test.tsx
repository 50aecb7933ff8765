import type { PrivacyRequest } from '@tandem/api-contract'
import { formatDateTime } from '@tandem/format'
import { interceptApi, signOut } from '@tandem/testing'
import { openAsTeam } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { integrationsFeature } from '../feature.ts'

const address = 'https://tandem.example.com/api/webhooks/1-abc'
const received_at = '2026-11-20T09:00:00.000Z'
const done_at = '2026-11-20T09:05:00.000Z'
const request = (more: Partial<PrivacyRequest>): PrivacyRequest => ({
  id: 7,
  store_id: 1,
  store_name: 'Linden Home',
  kind: 'data_request',
  state: 'done',
  received_at,
  done_at,
  customers_count: 1,
  orders_count: 3,
  has_data: true,
  ...more,
})
const waiting = request({
  id: 8,
  kind: 'customer_redact',
  state: 'waiting',
  done_at: null,
  customers_count: 0,
  orders_count: 0,
  has_data: false,
})

beforeEach(signOut)
afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * Only Shopify sends these requests, to an address that this test server doesn't have, so the answers are
 * mocked. The stores load once `storesMayCome` has resolved.
 */
function askAsShopify(storesMayCome: Promise<void> = Promise.resolve()) {
  const downloads: string[] = []
  interceptApi(async ({ url, method }) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/ecommerce/stores')) await storesMayCome
    if (pathname.endsWith('/ecommerce/privacy-requests'))
      return Response.json({
        data: [waiting, request({})],
        meta: { addresses: [{ store_id: 1, store_name: 'Linden Home', address }] },
      })
    if (!pathname.endsWith('/data')) return undefined
    downloads.push(`${method} ${pathname.slice(pathname.indexOf('/privacy-requests'))}`)
    const headers = { 'Content-Disposition': 'attachment; filename="customer-data.json"' }
    return new Response('{}', { headers })
  })
  return downloads
}

test('waits for the stores above, whose number would move it', async () => {
  const stores = Promise.withResolvers<void>()
  askAsShopify(stores.promise)
  const { screen } = await openAsTeam(integrationsFeature, '/integrations/e-commerce')
  const section = screen.getByRole('region', { name: 'Privacy requests' })
  await expect.element(screen.getByText('Loading stores')).toBeInTheDocument()
  const placeholder = screen.getByText('Loading privacy requests')
  expect([...section.elements(), ...placeholder.elements()]).toEqual([])
  stores.resolve()
  await expect.element(section).toBeVisible()
})

test("lists a store's requests about personal data with their state, and downloads the data", async () => {
  const downloads = askAsShopify()
  const { screen, team } = await openAsTeam(integrationsFeature, '/integrations/e-commerce')
  const { timezone } = team.user.team
  const section = screen.getByRole('region', { name: 'Privacy requests' })
  const field = section.getByRole('textbox', { name: 'Compliance webhook address for Linden Home' })
  await expect.element(field).toHaveValue(address)
  await expect.element(field).toHaveAttribute('readonly')
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  await section.getByRole('button', { name: 'Copy the compliance webhook address for Linden Home' }).click()
  await expect.element(screen.getByText('Address copied')).toBeVisible()
  const [copied] = write.mock.calls[0]![0]
  expect(await (await copied!.getType('text/plain')).text()).toBe(address)

  const open = section.getByRole('listitem').first()
  await expect
    .element(open.getByText('Remove the personal data of a customer of Linden Home', { exact: true }))
    .toBeVisible()
  await expect.element(open.getByText('Waiting', { exact: true })).toBeVisible()
  await expect.element(open.getByRole('button')).not.toBeInTheDocument()
  const done = section.getByRole('listitem').nth(1)
  const when = (at: string) => formatDateTime(at, timezone)
  await expect
    .element(done.getByText(new RegExp(`^Received ${when(received_at)}\\. .+ ${when(done_at)}[:.]`)))
    .toBeVisible()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await done.getByRole('button', { name: 'Download data' }).click()
  await expect.element(screen.getByText('customer-data.json', { exact: false })).toBeVisible()
  expect(downloads).toEqual(['POST /privacy-requests/7/data'])
})

test('shows no privacy requests to a viewer, who may not export', async () => {
  askAsShopify()
  const { screen } = await openAsTeam(integrationsFeature, '/integrations/e-commerce', {
    role: 'viewer',
    stores: [{ name: 'Linden Home', orders: 1 }],
  })
  await expect.element(screen.getByRole('heading', { name: 'Linden Home' })).toBeVisible()
  await expect.element(screen.getByText('Privacy requests')).not.toBeInTheDocument()
})
