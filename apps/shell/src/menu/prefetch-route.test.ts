import { expect, it, vi } from 'vitest'
import type { RouteObject } from 'react-router'
import { prefetchRoute } from './prefetch-route.ts'

const page = () => vi.fn(async () => ({ Component: () => null }))

it('loads the code of the page at an address, and of what stands around it', () => {
  const [around, orders, customers] = [page(), page(), page()]
  const routes: RouteObject[] = [
    {
      path: '/e-commerce',
      lazy: around,
      children: [
        { path: 'orders', lazy: orders },
        { path: 'customers', lazy: customers },
      ],
    },
  ]
  prefetchRoute(routes, '/e-commerce/orders?store_id=7#top')
  expect(around).toHaveBeenCalledOnce()
  expect(orders).toHaveBeenCalledOnce()
  expect(customers).not.toHaveBeenCalled()
})

it('loads the parts of a page that come one by one', () => {
  const Component = vi.fn(async () => () => null)
  prefetchRoute([{ path: '/posts', lazy: { Component } }], '/posts/')
  expect(Component).toHaveBeenCalledOnce()
})

it('is silent about an address without a page, and about code that does not come', async () => {
  const lost = vi.fn(() => Promise.reject(new Error('The chunk is gone')))
  prefetchRoute([{ path: '/posts', lazy: lost }], '/posts')
  prefetchRoute([{ path: '/posts', lazy: lost }], '/elsewhere')
  await expect.poll(() => lost.mock.results.length).toBe(1)
})
