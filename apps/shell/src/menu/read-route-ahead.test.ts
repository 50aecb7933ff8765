import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { RouteObject } from 'react-router'
import { readRouteAhead } from './read-route-ahead.ts'

const client = new QueryClient()
const page = () => vi.fn(async () => ({ Component: () => null }))

it('loads the code of the page at an address, and of the parts around it', () => {
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
  readRouteAhead(routes, '/e-commerce/orders?store_id=7#top', client)
  expect(around).toHaveBeenCalledOnce()
  expect(orders).toHaveBeenCalledOnce()
  expect(customers).not.toHaveBeenCalled()
})

it('lets the page preload its data once its code has loaded', async () => {
  const readAhead = vi.fn()
  readRouteAhead([{ path: '/posts', lazy: async () => ({ readAhead }) as object }], '/posts', client)
  await expect.poll(() => readAhead.mock.calls).toEqual([[client, 'menu']])
})

it('loads the lazy parts of a page', () => {
  const Component = vi.fn(async () => () => null)
  readRouteAhead([{ path: '/posts', lazy: { Component } }], '/posts/', client)
  expect(Component).toHaveBeenCalledOnce()
})

it('ignores an address without a page, and code that fails to load', async () => {
  const lost = vi.fn(() => Promise.reject(new Error('The chunk is gone')))
  readRouteAhead([{ path: '/posts', lazy: lost }], '/posts', client)
  readRouteAhead([{ path: '/posts', lazy: lost }], '/elsewhere', client)
  await expect.poll(() => lost.mock.results.length).toBe(1)
})
