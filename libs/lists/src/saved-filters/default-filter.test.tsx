import { call } from '@tandem/api-client'
import { createSavedFilter, updateMeta } from '@tandem/api-contract'
import { connectHost, contextOf, createFeatureHost } from '@tandem/page-parts/mount'
import { newTeam, signIn, signOut } from '@tandem/testing'
import { createMemoryRouter, createPath } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { openDefaultFilter } from './default-filter.ts'

afterEach(signOut)

it('opens the view below the base path of an app', async () => {
  signIn(await newTeam())
  const host = createFeatureHost([], { onFailure: () => undefined })
  const disconnect = connectHost(host, () => router)
  const { data: filter } = await call(createSavedFilter, {
    body: { list: 'orders', name: 'Refunds', search: 'status=refunded' },
  })
  await call(updateMeta, { body: { 'filter.orders': String(filter.id) } })
  const router = createMemoryRouter(
    [
      {
        path: '/orders',
        loader: async (args) => {
          await openDefaultFilter('orders', args)
          return null
        },
        Component: () => null,
      },
    ],
    { basename: '/shop', initialEntries: ['/shop/orders'], getContext: () => contextOf(host) },
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  expect(router.state.errors).toBeNull()
  expect(createPath(router.state.location)).toBe('/shop/orders?status=refunded')
  router.dispose()
  disconnect()
})
