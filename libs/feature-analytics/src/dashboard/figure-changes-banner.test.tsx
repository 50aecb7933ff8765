import { call } from '@tandem/api-client'
import { chooseStoreSales, getMe, listFigureChanges, listStores } from '@tandem/api-contract'
import type { EndpointAnswer } from '@tandem/api-contract'
import { formatMoney, formatMonth } from '@tandem/format'
import { answerCalls, newTeam, signIn } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { expect, test } from 'vitest'
import { analyticsFeature } from '../feature.ts'

test('names the changed past months until somebody closes it', async () => {
  signIn(await newTeam({ stores: [{ orders: 40 }] }))
  const { screen, router } = await openPage(analyticsFeature, '/elsewhere')
  const { data: stores } = await call(listStores, {})
  const excluded = ['completed', 'processing', 'on-hold', 'pending']
  await call(chooseStoreSales, { params: { id: stores[0]!.id }, body: { excluded } })
  const changes = async () => (await call(listFigureChanges, { search: {} })).data
  await expect.poll(async () => (await changes()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const first = (await changes())[0]!

  await router.navigate('/')
  await expect.element(screen.getByText(/The order statuses that count as sales changed/)).toBeVisible()
  await expect
    .element(screen.getByText(new RegExp(`${formatMonth(first.month)}: revenue`)).first())
    .toBeVisible()
  await screen.getByRole('button', { name: 'Got it' }).click()
  await expect.element(screen.getByText(/The sales figures of past/)).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)

  const kept = { key: 'figure_changes_seen', value: first.changed_at }
  await expect.poll(async () => (await call(getMe, {})).data.metas).toContainEqual(kept)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText(/The sales figures of past/)).toBeVisible()
})

test('shows the progress of recalculating past months, then which figures changed', async () => {
  signIn(await newTeam({ stores: [{ orders: 5 }] }))
  type Answer = EndpointAnswer<typeof listFigureChanges>
  const change = (
    figure: Answer['data'][number]['figure'],
    orders_after: number,
  ): Answer['data'][number] => ({
    store: { id: 1, name: 'Oak' },
    figure,
    month: '2026-05-01',
    currency: 'GBP',
    orders_before: 3,
    orders_after,
    revenue_before: 9000,
    revenue_after: orders_after * 3000,
    cause: figure === 'instagram' ? 'sources' : 'first_orders',
    changed_at: '2026-07-20T09:00:00.000Z',
  })
  const answers: Answer[] = [
    { data: [], meta: { recount: { months_done: 12, months: 34 } } },
    { data: [change('instagram', 5), change('code_customers', 2)], meta: { recount: null } },
  ]
  answerCalls('/ecommerce/sales/changes', () =>
    Response.json(answers.length > 1 ? answers.shift() : answers[0]),
  )
  const { screen } = await openPage(analyticsFeature, '/')
  await expect.element(screen.getByText('12 of 34 months are done.', { exact: false })).toBeVisible()
  const pounds = (amount: number) => formatMoney(amount, 'GBP')
  const lines = screen.getByRole('listitem').filter({ hasText: /^Oak, / })
  await expect
    .poll(() => lines.elements().map((line) => line.textContent), { timeout: 10_000 })
    .toEqual([
      `Oak, ${formatMonth('2026-05-01')}, Instagram: revenue ${pounds(15_000)} (was ${pounds(9000)}), 5 orders (was 3).`,
      `Oak, ${formatMonth('2026-05-01')}, first orders with a discount code: revenue ${pounds(6000)} (was ${pounds(9000)}), 2 orders (was 3).`,
    ])
  await expect.element(screen.getByText(/12 of 34/)).not.toBeInTheDocument()
  await expect.element(screen.getByText(/only one of them counts as the first/)).toBeVisible()
})
