import { readsOf } from '@tandem/api-client/react'
import { listCustomers, listOrders, listProducts } from '@tandem/api-contract'
import { freshFor } from '@tandem/lists'
import { sessionQueries } from '@tandem/session'
import { interceptApi, refusal, restoreNetwork, signIn } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAhead as customers } from '../customers/customers-page.tsx'
import { ecommerceFeature } from '../feature.ts'
import { readAhead as orders } from '../orders/orders-page.tsx'
import { readAhead as products } from '../products/products-page.tsx'
import { sharedTeam, startAfresh } from '../test-setup.ts'

beforeEach(startAfresh)
afterEach(() => void vi.useRealTimers())

const endpoints = { customers: listCustomers, orders: listOrders, products: listProducts }
const readAhead = { customers, orders, products }
const rows = () => document.querySelectorAll('tbody th[scope=row]').length

describe.each(['customers', 'orders', 'products'] as const)('reading %s ahead', (kind) => {
  const path = `/e-commerce/${kind}`

  /** Opens another page; `asked` records requests of the list. */
  async function standElsewhere({ isSelected = true } = {}) {
    const team = await sharedTeam({ stores: [{ orders: 12 }] })
    const [store] = team.stores
    signIn(team)
    if (isSelected) localStorage.setItem('selected_store', String(store!.id))
    const asked: string[] = []
    interceptApi(({ url }) => {
      const { pathname, search } = new URL(url)
      if (pathname.endsWith(`/ecommerce/${kind}`)) asked.push(search)
      return undefined
    })
    const page = await openPage(ecommerceFeature, '/elsewhere')
    // The menu, which reads ahead, appears once the user is known.
    await page.queryClient.ensureQueryData(sessionQueries.me)
    const hover = () => readAhead[kind](page.queryClient, 'menu')
    const hasArrived = () => page.queryClient.isFetching() === 0
    return { ...page, store: store!, asked, hover, hasArrived }
  }

  test('requests the first ten of the selected store, without a search', async () => {
    const { asked, hover, store, queryClient } = await standElsewhere()
    hover()
    await expect.poll(() => asked).toHaveLength(1)
    const search = new URLSearchParams(asked[0])
    expect(search.get('store_id')).toBe(String(store.id))
    expect(search.get('per_page') ?? '10').toBe('10')
    expect(search.get('page') ?? '1').toBe('1')
    expect(search.get('search_term') ?? '').toBe('')
    const asPage = { store_id: store.id, per_page: 10, page: 1, search_term: '' }
    expect(queryClient.getQueryCache().findAll(readsOf(endpoints[kind], { search: asPage }))).toHaveLength(1)
  })

  test('requests nothing when no store is selected', async () => {
    const { asked, hover, hasArrived } = await standElsewhere({ isSelected: false })
    hover()
    expect(hasArrived()).toBe(true)
    expect(asked).toEqual([])
  })

  test('the page shows what was read ahead and requests nothing more', async () => {
    const { asked, hover, hasArrived, router } = await standElsewhere()
    hover()
    await expect.poll(hasArrived).toBe(true)
    await router.navigate(path)
    await expect.poll(rows).toBeGreaterThan(0)
    await expect.poll(hasArrived).toBe(true)
    expect(asked).toHaveLength(1)
  })

  test('a page opened during the read-ahead waits for that answer', async () => {
    const { asked, hover, hasArrived, router } = await standElsewhere()
    hover()
    await router.navigate(path)
    await expect.poll(rows).toBeGreaterThan(0)
    await expect.poll(hasArrived).toBe(true)
    expect(asked).toHaveLength(1)
  })

  test('the page reads again each time it is shown again', async () => {
    const { asked, hover, hasArrived, router } = await standElsewhere()
    hover()
    await expect.poll(hasArrived).toBe(true)
    for (const times of [1, 2, 3]) {
      await router.navigate(path)
      await expect.poll(rows).toBeGreaterThan(0)
      await expect.poll(hasArrived).toBe(true)
      expect(asked).toHaveLength(times)
      await router.navigate('/elsewhere')
      await expect.poll(rows).toBe(0)
    }
  })

  test('without read-ahead the page reads once, although its address is completed on the way', async () => {
    const { asked, hasArrived, router, address, store } = await standElsewhere()
    await router.navigate(path)
    await expect.poll(rows).toBeGreaterThan(0)
    await expect.poll(hasArrived).toBe(true)
    expect(address()).toBe(`${path}?store_id=${store.id}`)
    expect(asked).toHaveLength(1)
  })

  test('an older read-ahead is repeated', async () => {
    const { asked, hover, hasArrived, router } = await standElsewhere()
    hover()
    await expect.poll(hasArrived).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + freshFor })
    await router.navigate(path)
    await expect.poll(rows).toBeGreaterThan(0)
    await expect.poll(hasArrived).toBe(true)
    expect(asked).toHaveLength(2)
  })

  test('a failed read-ahead is silent, and the page tries itself', async () => {
    const { hover, hasArrived, router, screen } = await standElsewhere()
    interceptApi(() => refusal('AN_ERROR_OCCURED', { message: 'No.' }))
    hover()
    await expect.poll(hasArrived).toBe(true)
    await expect.element(screen.getByText('No.')).not.toBeInTheDocument()
    restoreNetwork()
    await router.navigate(path)
    await expect.poll(rows).toBeGreaterThan(0)
  })
})
