import { call } from '@tandem/api-client'
import { markOld } from '@tandem/api-client/react'
import { createSavedFilter, deleteSavedFilter, getMe } from '@tandem/api-contract'
import { beforeEach, expect, test } from 'vitest'
import { openOwn, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)

const path = '/e-commerce/orders'

/** The page of orders of a team with a saved filter. */
async function open() {
  const opened = await openOwn(path, { stores: [{ orders: 12 }] })
  const { data: filter } = await call(createSavedFilter, {
    body: { list: 'orders', name: 'Refunds', search: 'status=refunded' },
  })
  // The page may have read the filters before there was one.
  await markOld(opened.queryClient, ['filters'])
  return { ...opened, filter }
}

const keptDefault = async () =>
  (await call(getMe, {})).data.metas.find(({ key }) => key === 'filter.orders')?.value

test('a saved filter opens the list, until all rows are wanted', async () => {
  const { screen, address, router, filter } = await open()
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('button', { name: 'Actions for the filter Refunds' }).click()
  await screen.getByRole('menuitem', { name: 'Open list with it' }).click()
  await expect.element(screen.getByText('Default', { exact: true })).toBeVisible()
  await expect.poll(keptDefault).toBe(String(filter.id))

  await router.navigate(path)
  await expect.poll(address).toBe(`${path}?status=refunded`)
  await expect.element(screen.getByRole('button', { name: 'Saved filters: Refunds' })).toBeVisible()
  await screen
    .getByRole('button', { name: /^Clear( all)?$/ })
    .first()
    .click()
  await expect.poll(address).toBe(`${path}?saved=none`)
  await expect.element(screen.getByText('1–10 of 12')).toBeVisible()

  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('button', { name: 'Actions for the filter Refunds' }).click()
  await screen.getByRole('menuitem', { name: 'Don’t open list with it' }).click()
  await expect.poll(keptDefault).toBe('')
  await router.navigate(path)
  await expect.poll(address).toBe(path)
})

test('a default filter that was deleted opens all rows', async () => {
  const { screen, address, router, filter } = await open()
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('button', { name: 'Actions for the filter Refunds' }).click()
  await screen.getByRole('menuitem', { name: 'Open list with it' }).click()
  await expect.poll(keptDefault).toBe(String(filter.id))
  await screen.getByRole('button', { name: 'Actions for the filter Refunds' }).click()
  await screen.getByRole('menuitem', { name: 'Delete filter' }).click()
  await expect.element(screen.getByText('Filter deleted')).toBeVisible()
  await call(deleteSavedFilter, { params: { id: filter.id } }).catch(() => undefined)
  await router.navigate(path)
  await expect.poll(address).toBe(path)
  await expect.element(screen.getByText('1–10 of 12')).toBeVisible()
})
