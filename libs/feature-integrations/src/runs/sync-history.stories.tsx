import type { SyncRecord } from '@tandem/api-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SyncHistory } from './sync-history.tsx'

const rows = (read: number): SyncRecord['rows'] => [
  { kind: 'products', read: 12, compared: 9, skipped: 0 },
  { kind: 'orders', read, compared: 40, skipped: 1 },
]

const record = (id: number, changes: Partial<SyncRecord> = {}): SyncRecord => ({
  id,
  cause: 'schedule',
  asked_by: null,
  state: 'succeeded',
  is_whole: false,
  started_at: '2026-11-21T14:00:00.000Z',
  finished_at: '2026-11-21T14:00:42.000Z',
  rows: rows(120),
  error: null,
  difference: null,
  ...changes,
})

const meta = {
  title: 'Integrations/Sync history',
  component: SyncHistory,
  args: {
    timeZone: 'Europe/Istanbul',
    syncs: [
      record(5, { state: 'running', finished_at: null, cause: 'person', asked_by: 'Sena Aydın' }),
      record(4, { rows: [] }),
      record(3, { state: 'failed', error: 'The store did not answer for 30 seconds, three times in a row.' }),
      record(2, { state: 'stopped', difference: 'The store counts 6.420 orders, 6.418 were read.' }),
      record(1, { cause: 'connected', is_whole: true, rows: rows(1_234_567) }),
    ],
  },
} satisfies Meta<typeof SyncHistory>
export default meta

export const EveryState: StoryObj<typeof meta> = {}
