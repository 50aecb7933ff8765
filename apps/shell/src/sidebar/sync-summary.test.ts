import { expect, it } from 'vitest'
import { syncSummary } from './sync-summary.ts'

type Summarised = Parameters<typeof syncSummary>[0][number]
type State = Summarised['sync']['state']

const store = (
  name: string,
  state: State,
  succeeded_at: string | null,
  archived_at: string | null = null,
) => ({
  name,
  archived_at,
  sync: { state, succeeded_at } as Summarised['sync'],
})
const early = store('Early', 'succeeded', '2026-11-21T08:00:00.000Z')
const late = store('Late', 'succeeded', '2026-11-21T10:00:00.000Z')
const running = store('Running', 'running', null)
const queued = store('Queued', 'queued', null)
const failed = store('Failed', 'failed', null)
const archived = store('Archived', 'failed', null, '2026-01-01T00:00:00.000Z')

it.each([
  ['nothing', [], null],
  ['nothing before the first sync', [store('New', 'never', null)], null],
  ['nothing of archived stores', [archived], null],
  ['when the stalest store was read', [late, early], { state: 'synced', since: '2026-11-21T08:00:00.000Z' }],
  ['what runs', [early, running], { state: 'syncing', store: 'Running' }],
  ['what waits to run', [early, queued], { state: 'syncing', store: 'Queued' }],
  ['what failed, before all else', [running, failed, early], { state: 'failed', store: 'Failed' }],
])('shows %s', (_, stores, expected) => {
  expect(syncSummary(stores)).toEqual(expected)
})
