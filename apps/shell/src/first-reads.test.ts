import { afterEach, expect, it, vi } from 'vitest'
import { findFirstReads } from '../first-reads.ts'

afterEach(() => void vi.useRealTimers())

it('finds the first reads of each page, on any day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T23:59:00Z') })
  const { always, pages } = await findFirstReads()
  expect(always).toEqual(['/api/v1/me', '/api/v1/favorites/categories'])
  expect(pages['/e-commerce/orders']).toEqual([
    '/api/v1/ecommerce/stores?page=1&per_page=100',
    '/api/v1/ecommerce/orders?search_term=&sort=-ordered_at&page=1&per_page=10&store_id={store}',
    '/api/v1/ecommerce/sales/days?search_term=&store_id={store}',
  ])
  expect(pages['/']).toContain(
    '/api/v1/dashboard/insights?store_id={store}&date_from={today-29}&date_to={today}&compare=previous_period',
  )
  expect(Object.keys(pages).toSorted()).toEqual([
    '/',
    '/analytics/instagram/accounts',
    '/analytics/instagram/posts',
    '/analytics/instagram/tracker',
    '/e-commerce/customers',
    '/e-commerce/orders',
    '/e-commerce/products',
    '/integrations/e-commerce',
    '/integrations/social-media',
    '/settings/profile',
    '/settings/profile/email',
    '/settings/profile/sessions',
    '/settings/profile/sign-in',
    '/settings/team',
    '/workspace/roles',
  ])
  vi.setSystemTime(new Date('2027-03-01T00:00:30Z'))
  expect(await findFirstReads()).toEqual({ always, pages })
})
