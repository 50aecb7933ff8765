import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Store } from '@tandem/api-contract'
import { MemoryRouter } from 'react-router'
import { expect } from 'storybook/test'
import { FailedSyncNote } from './failed-sync-note.tsx'

const store = (id: number, name: string, message: string | null): Pick<Store, 'id' | 'name' | 'sync'> => ({
  id,
  name,
  sync: {
    state: message === null ? 'succeeded' : 'failed',
    started_at: null,
    finished_at: null,
    succeeded_at: null,
    error: message === null ? null : { message, needs_reconnect: false },
    progress: [],
    difference: null,
    compared_at: null,
    unread_count: 0,
  },
})
const failed = store(1, 'Linden Home', 'The store did not answer in time.')

const meta = {
  title: 'E-commerce/Failed sync note',
  component: FailedSyncNote,
  args: { stores: [failed, store(2, 'Oak Workshop', null)] },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof FailedSyncNote>
export default meta
type Story = StoryObj<typeof meta>

export const OneStore: Story = {}
export const SeveralStores: Story = {
  args: { stores: [failed, store(2, 'متجر البلوط', 'The store rejected the API keys.')] },
}
export const NothingFailed: Story = {
  args: { stores: [store(2, 'Oak Workshop', null)] },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
}
