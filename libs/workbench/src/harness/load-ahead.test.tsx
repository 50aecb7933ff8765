import type { Feature } from '@tandem/app-frame'
import { loginPath } from '@tandem/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepChoices, readChoices } from './choices.ts'
import { loadAhead } from './load-ahead.ts'

const fetched = vi.fn<(what: string) => void>()
const page = (path: string) => ({ path, lazy: async () => fetched(path) })
const feature = {
  name: 'ahead',
  routes: [page('/orders'), page('/orders/:id'), page('/customers')],
  load: async () => {
    fetched('parts')
    return {}
  },
} as unknown as Feature
const developed = { feature, at: '/orders', data: { few: {}, many: {} } }

let before = ''
beforeEach(() => {
  before = window.location.href
  fetched.mockClear()
})
afterEach(() => {
  window.history.replaceState(null, '', before)
  localStorage.clear()
})

const openAt = async (address: string) => {
  window.history.replaceState(null, '', address)
  await loadAhead(developed)
  return fetched.mock.calls.map(([what]) => what)
}

test('fetches the page of the address and what the feature loads with it', async () => {
  expect(await openAt('/orders/7?from=list')).toEqual(['parts', '/orders/:id'])
})

test('fetches the page that `/` leads to: the chosen one, or the first', async () => {
  expect(await openAt('/')).toEqual(['parts', '/orders'])
  keepChoices('ahead', { ...readChoices('ahead'), start: '/customers' })
  fetched.mockClear()
  expect(await openAt('/')).toEqual(['parts', '/customers'])
})

test('starts again after signing out, and fetches no page for an address of another feature', async () => {
  expect(await openAt(loginPath)).toEqual(['parts', '/orders'])
  fetched.mockClear()
  expect(await openAt('/settings')).toEqual(['parts'])
})

test('leaves a failed fetch for the page to report', async () => {
  fetched.mockImplementationOnce(() => {
    throw new Error('There is no connection')
  })
  expect(await openAt('/orders')).toEqual(['parts', '/orders'])
})
