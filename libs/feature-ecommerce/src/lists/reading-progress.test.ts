import type { Store, SyncProgress } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { readingProgress, readUntil } from './reading-progress.ts'

const store = (name: string, sync: Partial<Store['sync']>): Pick<Store, 'name' | 'sync'> => ({
  name,
  sync: {
    state: 'succeeded',
    started_at: null,
    finished_at: null,
    succeeded_at: null,
    error: null,
    progress: [],
    difference: null,
    compared_at: null,
    unread_count: 0,
    ...sync,
  },
})
const orders = (state: SyncProgress['state'], done: number, total: number | null): SyncProgress => ({
  kind: 'orders',
  state,
  done,
  total,
})

test('there is no progress when nothing is syncing', () => {
  expect(readingProgress([store('A', {}), store('B', { state: 'failed' })], 'orders')).toBeNull()
})

test('adds up the stores that are syncing', () => {
  const stores = [
    store('A', { state: 'running', progress: [orders('running', 300, 1000)] }),
    store('B', { state: 'running', progress: [orders('done', 50, 50)] }),
    store('C', {}),
  ]
  expect(readingProgress(stores, 'orders')).toEqual({
    done: 350,
    total: 1050,
    hasBegun: true,
    isOver: false,
    names: ['A', 'B'],
  })
})

test('has no total until every store has a count', () => {
  const stores = [
    store('A', { state: 'running', progress: [orders('running', 300, 1000)] }),
    store('B', { state: 'queued' }),
  ]
  expect(readingProgress(stores, 'orders')).toMatchObject({ done: 300, total: null, hasBegun: true })
})

test("orders haven't begun while other kinds are synced", () => {
  expect(
    readingProgress([store('A', { state: 'running', progress: [orders('waiting', 0, null)] })], 'orders'),
  ).toMatchObject({
    hasBegun: false,
  })
})

test('orders are done when only other kinds are left', () => {
  const running = (state: SyncProgress['state']) =>
    store('A', { state: 'running', progress: [orders(state, 5, 5)] })
  expect(readingProgress([running('done')], 'orders')?.isOver).toBe(true)
  expect(readingProgress([running('done'), running('running')], 'orders')?.isOver).toBe(false)
  expect(readingProgress([store('B', { state: 'queued' })], 'orders')?.isOver).toBe(false)
})

test('the page is as fresh as its stalest store', () => {
  const early = '2026-11-20T09:15:00.000Z'
  const late = '2026-11-21T09:15:00.000Z'
  expect(readUntil([store('A', { succeeded_at: late }), store('B', { succeeded_at: early })])).toBe(early)
  expect(readUntil([store('A', { succeeded_at: late }), store('B', {})])).toBeNull()
  expect(readUntil([])).toBeNull()
})
