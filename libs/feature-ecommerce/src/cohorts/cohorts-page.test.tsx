import { call } from '@tandem/api-client'
import { cohortDays, listCohorts } from '@tandem/api-contract'
import type { Cohort } from '@tandem/api-contract'
import { formatMoney, formatMonth, formatShare } from '@tandem/format'
import { answerCalls, interceptApi, signIn } from '@tandem/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openShared, sharedTeam, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)
afterEach(() => {
  vi.restoreAllMocks()
})

/** The cells of a month: returning customers, and revenue per customer, after each number of days. */
function cellsOf(cohort: Cohort, currency: string) {
  const windows = cohortDays.map((days) => cohort[`after_${days}`])
  return [
    // The customers stand here on a phone only.
    `${formatMonth(`${cohort.month}-01`)}${cohort.customers} ${cohort.customers === 1 ? 'customer' : 'customers'}`,
    String(cohort.customers),
    ...windows.map((window) =>
      window === null ? '–Not yet' : formatShare(window.repeat_customers / cohort.customers, { fixed: true }),
    ),
    ...windows.map((window) =>
      window === null ? '–Not yet' : formatMoney(Math.round(window.revenue / cohort.customers), currency),
    ),
  ]
}

const shownRows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

/** Saves the table on screen. Returns the lines of the file. */
async function savedLines(screen: Awaited<ReturnType<typeof openShared>>['screen']) {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const files = vi.spyOn(URL, 'createObjectURL')
  await screen.getByRole('button', { name: 'Export' }).click()
  const dialog = screen.getByRole('dialog', { name: /^Export \d+ months?$/ })
  await dialog.getByRole('radio', { name: /^CSV with commas/ }).click()
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => files.mock.calls.length).toBe(1)
  return (await (files.mock.calls[0]![0] as Blob).text()).trim().split('\r\n')
}

test('shows returning customers by month and currency, as the server counts them, and saves the table', async () => {
  const { screen, address } = await openShared('/e-commerce/cohorts', { stores: [{ orders: 76 }] })
  const { data: pounds } = await call(listCohorts, { search: {} })
  const { data: euros } = await call(listCohorts, { search: { currency: 'EUR' } })
  expect(pounds.months.length).toBeGreaterThan(3)
  await expect.poll(shownRows).toEqual(pounds.months.map((month) => cellsOf(month, 'GBP')))
  expect(shownRows().flat()).toContain('–Not yet')

  await expect.element(screen.getByText('Revenue per customer, GBP')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Currency' }).click()
  await screen.getByRole('option', { name: 'EUR' }).click()
  await expect.poll(address).toMatch(/[?&]currency=EUR$/)
  await expect.poll(shownRows).toEqual(euros.months.map((month) => cellsOf(month, 'EUR')))

  const lines = await savedLines(screen)
  expect(lines).toHaveLength(1 + euros.months.length)
  expect(lines[1]).toMatch(new RegExp(`^${euros.months[0]!.month},${euros.months[0]!.customers},`))
})

test('rounds halves of a share up in the file', async () => {
  const stores = [{ orders: 76 }]
  signIn(await sharedTeam({ stores }))
  const { data } = await call(listCohorts, { search: {} })
  const bought = (repeat_customers: number) => ({ repeat_customers, revenue: 800_000 })
  // 7.125 %, 8.625 % and 14.125 %, which floats make slightly less.
  const month: Cohort = {
    month: '2025-10',
    customers: 800,
    after_30: bought(57),
    after_90: bought(69),
    after_365: bought(113),
  }
  answerCalls('/ecommerce/cohorts', () => Response.json({ data: { ...data, months: [month] } }))
  const { screen } = await openShared('/e-commerce/cohorts', { stores })
  const [, line] = await savedLines(screen)
  expect(line).toMatch(/^2025-10,800,7\.13,8\.63,14\.13,/)
})

test('keeps the choice of the currency when no first sale is in it', async () => {
  const stores = [{ orders: 76 }]
  signIn(await sharedTeam({ stores }))
  const { data } = await call(listCohorts, { search: {} })
  interceptApi(({ url }) =>
    url.includes('currency=EUR')
      ? Response.json({ data: { ...data, currency: 'EUR', months: [] } })
      : undefined,
  )
  const { screen, address } = await openShared('/e-commerce/cohorts?currency=EUR', { stores })
  await expect.element(screen.getByText('No cohorts in EUR')).toBeVisible()
  await expect.element(screen.getByText(/placed their first order in EUR/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export' })).not.toBeInTheDocument()
  await screen.getByRole('combobox', { name: 'Currency' }).click()
  await screen.getByRole('option', { name: 'GBP' }).click()
  await expect.poll(address).toMatch(/[?&]currency=GBP$/)
  await expect.poll(shownRows).toEqual(data.months.map((month) => cellsOf(month, 'GBP')))
})
