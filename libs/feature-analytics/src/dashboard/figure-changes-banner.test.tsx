import { call } from '@tandem/api-client'
import { chooseStoreSales, getMe, listFigureChanges, listStores } from '@tandem/api-contract'
import { formatMonth } from '@tandem/format'
import { newTeam, signIn } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { expect, test } from 'vitest'
import { analyticsFeature } from '../feature.ts'

test('names the past months that changed until somebody closes it', async () => {
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

  const kept = { key: 'figure_changes_seen', value: first.changed_at }
  await expect.poll(async () => (await call(getMe, {})).data.metas).toContainEqual(kept)
})
