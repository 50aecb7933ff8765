import { expect, test } from 'vitest'
import { exampleStore } from '../stores/example-store.ts'
import { nextSync } from './next-sync.ts'

const now = new Date('2026-11-21T14:05:00.000Z')
const next_sync_at = '2026-11-21T14:17:00.000Z'
const at = { at: next_sync_at }

test.each([
  ['no change has ever come', { by: 'webhooks', last_event_at: null, next_sync_at }, 'succeeded', at],
  [
    'a change came',
    { by: 'webhooks', last_event_at: '2026-11-20T10:00:00.000Z', next_sync_at },
    'succeeded',
    'at once',
  ],
  [
    'a change came, and the last sync failed',
    { by: 'webhooks', last_event_at: '2026-11-20T10:00:00.000Z', next_sync_at },
    'failed',
    at,
  ],
  ['it is only asked', { by: 'polling', last_event_at: null, next_sync_at }, 'succeeded', at],
  [
    'it is asked within a minute',
    { by: 'polling', last_event_at: null, next_sync_at: '2026-11-21T14:05:59.000Z' },
    'succeeded',
    'soon',
  ],
  ['it is not asked any more', { by: 'polling', last_event_at: null, next_sync_at: null }, 'failed', null],
] as const)('says when a store is synced next when %s', (_when, updates, state, expected) => {
  expect(nextSync(exampleStore({ updates, sync: { state } }), now)).toEqual(expected)
})
