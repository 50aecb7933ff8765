import { call } from '@tandem/api-client'
import { invalidate } from '@tandem/api-client/react'
import { archiveStores, createSavedFilter, getMe, listSavedFilters, updateMeta } from '@tandem/api-contract'
import { storeQueries } from '@tandem/choices'
import { sessionQueries } from '@tandem/session'
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
  await invalidate(opened.queryClient, ['filters'])
  return { ...opened, filter }
}

const keptDefault = async () =>
  (await call(getMe, {})).data.metas.find(({ key }) => key === 'filter.orders')?.value

test('a list opens with its default filter until the reader shows all rows or removes the default', async () => {
  const { screen, address, router, filter } = await open()
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('button', { name: 'Actions for the filter Refunds' }).click()
  await screen.getByRole('menuitem', { name: 'Open list with it' }).click()
  await expect.element(screen.getByText('Your default', { exact: true })).toBeVisible()
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

test('a list opens with all rows after its default filter was deleted, and with the filter again after Undo', async () => {
  const { screen, address, router, filter } = await open()
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('button', { name: 'Actions for the filter Refunds' }).click()
  await screen.getByRole('menuitem', { name: 'Open list with it' }).click()
  await expect.poll(keptDefault).toBe(String(filter.id))
  await screen.getByRole('button', { name: 'Actions for the filter Refunds' }).click()
  await screen.getByRole('menuitem', { name: 'Delete filter' }).click()
  await expect.element(screen.getByText('Filter deleted')).toBeVisible()
  await expect
    .poll(async () => (await call(listSavedFilters, { search: { list: 'orders' } })).data)
    .toEqual([])
  await router.navigate(path)
  await expect.poll(address).toBe(path)
  await expect.element(screen.getByText('1–10 of 12')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(keptDefault).not.toBe(String(filter.id))
  await router.navigate('/e-commerce/products')
  await router.navigate(path)
  await expect.poll(address).toBe(`${path}?status=refunded`)
})

test('a list opens with a default filter that is newer than the last read of filters', async () => {
  const { screen, address, router, queryClient } = await open()
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await expect.element(screen.getByRole('button', { name: 'Refunds', exact: true })).toBeVisible()
  await router.navigate('/e-commerce/products')
  await expect.element(screen.getByRole('table', { name: 'Products' })).toBeVisible()
  const { data: late } = await call(createSavedFilter, {
    body: { list: 'orders', name: 'Late', search: 'status=pending' },
  })
  await call(updateMeta, { body: { 'filter.orders': String(late.id) } })
  await queryClient.refetchQueries(sessionQueries.me)
  await invalidate(queryClient, ['filters'])
  await router.navigate(path)
  await expect.poll(address).toBe(`${path}?status=pending`)
})

/** The page of products of a team with two stores, one of them selected, whose list opens with such a view. */
async function openWith(searchOf: (ids: { oak: number; elm: number }) => string) {
  const opened = await openOwn('/e-commerce/products', {
    stores: [
      { name: 'Oak', orders: 3 },
      { name: 'Elm', orders: 4 },
    ],
  })
  const idOf = (name: string) => opened.team.stores.find((store) => store.name === name)!.id
  const ids = { oak: idOf('Oak'), elm: idOf('Elm') }
  const { data: filter } = await call(createSavedFilter, {
    body: { list: 'orders', name: 'First', search: searchOf(ids) },
  })
  await call(updateMeta, { body: { 'filter.orders': String(filter.id) } })
  await opened.queryClient.refetchQueries(sessionQueries.me)
  await opened.router.navigate(`${path}?store_id=${ids.oak}`)
  await expect.element(opened.screen.getByText('1–3 of 3')).toBeVisible()
  localStorage.setItem('selected_store', String(ids.oak))
  return { ...opened, ids }
}

test('a default filter without a store opens all stores, as "Show all rows" does', async () => {
  const { screen, address, router, ids } = await openWith(() => 'sort=created_at')
  await router.navigate(path)
  await expect.poll(address).toBe(`${path}?sort=created_at`)
  await expect.element(screen.getByText('1–7 of 7')).toBeVisible()

  await router.navigate(`${path}?store_id=${ids.oak}`)
  await expect.element(screen.getByText('1–3 of 3')).toBeVisible()
  await screen.getByRole('button', { name: 'Saved filters' }).click()
  await screen.getByRole('button', { name: 'Show all rows' }).click()
  await expect.poll(address).toBe(`${path}?saved=none`)
  await expect.element(screen.getByText('1–7 of 7')).toBeVisible()
})

test('a default filter of an archived store opens the rest of its view, of all stores', async () => {
  const { screen, address, router, queryClient, ids } = await openWith(
    ({ elm }) => `sort=created_at&store_id=${elm}`,
  )
  await router.navigate(path)
  await expect.poll(address).toBe(`${path}?sort=created_at&store_id=${ids.elm}`)

  await call(archiveStores, { body: { ids: [ids.elm] } })
  await router.navigate(`${path}?store_id=${ids.oak}`)
  await queryClient.refetchQueries(storeQueries.list())
  await router.navigate(path)
  await expect.poll(address).toBe(`${path}?sort=created_at`)
  await expect.element(screen.getByText('1–3 of 3')).toBeVisible()
})
