import type { SocialAccount } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { accountColumns } from './account-columns.tsx'
import { exampleAccount, exampleReading } from './example-account.ts'

const actions = {
  onDetails: fn(),
  onNotes: fn(),
  onRead: fn(),
  onReconnect: fn(),
  onCollections: fn(),
  onRevoke: fn(),
  onArchive: fn(),
  onRestore: fn(),
  onDelete: fn(),
}

interface TableProps {
  service: SocialAccount['service']
  rows: SocialAccount[]
}

function Table({ service, rows }: TableProps) {
  return (
    <DataTable
      label="Accounts"
      columns={accountColumns({
        service,
        timeZone: 'Europe/Istanbul',
        now: new Date('2026-11-21T14:06:00.000Z'),
        isLeaving: false,
        actionsOf: () => actions,
      })}
      rows={rows}
      getRowId={({ id }) => String(id)}
      density="media"
      empty={null}
    />
  )
}

const meta = { title: 'Integrations/Accounts', component: Table } satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const EveryHealth: Story = {
  args: {
    service: 'social',
    rows: [
      exampleAccount({ id: 1 }),
      exampleAccount({ id: 2, reading: { state: 'running', progress: exampleReading() } }),
      exampleAccount({ id: 3, reading: { state: 'queued', succeeded_at: null }, followers_count: null }),
      exampleAccount({ id: 4, health: { state: 'expiring' } }),
      exampleAccount({ id: 5, health: { state: 'reconnect' } }),
      exampleAccount({ id: 6, health: { state: 'permissions' }, collections: [] }),
      exampleAccount({ id: 7, health: { state: 'revoked' }, revoked_at: '2026-11-20T10:00:00.000Z' }),
      exampleAccount({ id: 8, health: { state: 'failing' }, engagement_rate: null }),
      exampleAccount({ id: 9, archived_at: '2026-11-20T10:00:00.000Z' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Posts: 120/420')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reconnect' })[0]!)
    await expect(actions.onReconnect).toHaveBeenCalledWith('reauthorize')
  },
}

export const Tracked: Story = {
  args: {
    service: 'tracker',
    rows: [
      exampleAccount({ service: 'tracker', following_count: null }),
      exampleAccount({ id: 4, service: 'tracker', is_renamed: true, health: { state: 'failing' } }),
    ],
  },
}
