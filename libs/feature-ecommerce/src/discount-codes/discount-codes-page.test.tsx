import { call } from '@tandem/api-client'
import { listCodeCustomers, listDiscountCodes } from '@tandem/api-contract'
import { formatMoney } from '@tandem/format'
import { answerCalls, interceptApi, refusal } from '@tandem/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openShared, rowNames, startAfresh } from '../test-setup.ts'

const stores = [{ orders: 60 }]
const open = (search = '', options = {}) => openShared(`/e-commerce/codes${search}`, { stores, ...options })

beforeEach(startAfresh)

test('lists what each code sold, in the chosen order, and opens its customers', async () => {
  const { screen, address } = await open()
  await expect.element(screen.getByRole('table', { name: 'Discount codes' })).toBeVisible()
  const { data, meta } = await call(listDiscountCodes, { search: {} })
  await expect.poll(rowNames).toEqual(data.map(({ code }) => code))
  const [most] = data
  if (!most || meta.currency === null) throw new Error('the shop has no codes')
  const row = screen.getByRole('row').filter({ hasText: most.code })
  await expect.element(row.getByText(formatMoney(most.revenue, meta.currency))).toBeVisible()

  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${files.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: /^Export \d+ discount codes?$/ })
  await dialog.getByRole('radio', { name: /^CSV with commas/ }).click()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => files.length).toBe(1)
  vi.restoreAllMocks()
  const [head, ...lines] = (await files[0]!.text()).trim().split('\r\n')
  expect(head).toContain(`Bought since (${meta.currency})`)
  expect(lines.map((line) => line.split(',')[0])).toEqual(data.map(({ code }) => code))

  await screen.getByRole('button', { name: /New customers/ }).click()
  await expect.poll(address).toMatch(/sort=-customers/)
  const byCustomers = await call(listDiscountCodes, { search: { sort: '-customers' } })
  await expect.poll(rowNames).toEqual(byCustomers.data.map(({ code }) => code))

  const brought = byCustomers.data.find(({ customers }) => (customers ?? 0) > 0)
  if (!brought) throw new Error('no code brought anybody')
  await screen.getByRole('link', { name: brought.code, exact: true }).click()
  const sheet = screen.getByRole('dialog', { name: `New customers with ${brought.code}` })
  const people = await call(listCodeCustomers, { search: { code: brought.code } })
  expect(people.meta.total).toBe(brought.customers)
  const list = sheet.getByRole('list', { name: 'Customers whose first order used this code' })
  await expect.element(list).toBeVisible()
  expect(list.getByRole('listitem').elements()).toHaveLength(people.data.length)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.poll(address).not.toMatch(/code=/)
})

test('says since when orders are known when a store only shares its latest ones', async () => {
  answerCalls('/ecommerce/discount-codes', async (request) => {
    const { data, meta } = (await (await fetch(request)).json()) as { data: unknown; meta: object }
    return Response.json({ data, meta: { ...meta, known_since: '2026-09-27' } })
  })
  const { screen } = await open()
  await expect.element(screen.getByText(/^All orders are known since 27 Sep 2026\./)).toBeVisible()
})

test('says that there are no codes, and when they failed to load', async () => {
  const { screen } = await open(`?code=${'x'.repeat(201)}`, { stores: [{ orders: 0 }] })
  await expect.element(screen.getByText('No discount codes yet')).toBeVisible()
  // An unknown code opens nothing.
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.unmount()
  interceptApi(({ url }) =>
    url.includes('/discount-codes') ? refusal('INVALID_STATE_TRY_AGAIN') : undefined,
  )
  const { screen: failed } = await open()
  await expect.element(failed.getByText('The discount codes could not be loaded')).toBeVisible()
})
