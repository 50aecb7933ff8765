import type { Meta, StoryObj } from '@storybook/react-vite'
import type { AuditEntry } from '@tandem/api-contract'
import { expect } from 'storybook/test'
import { EntryDetails } from './entry-details.tsx'

const entry: AuditEntry = {
  id: 4812,
  at: '2026-11-21T11:06:31.000Z',
  actor: { id: 3, name: 'Selin Aras', email: 'selin@linden-oak.example' },
  action: 'user.role_changed',
  description: 'Changed the role of',
  subject: 'user',
  subject_id: 9,
  subject_name: 'Jonas Weber',
  details: { role: { before: 'viewer', after: 'editor' } },
  address: '203.0.113.7',
  request_id: '6f1c2a4e-request',
}

const meta = {
  title: 'Workspace/Entry details',
  component: EntryDetails,
  args: { entry, timeZone: 'Europe/Istanbul' },
} satisfies Meta<typeof EntryDetails>
export default meta
type Story = StoryObj<typeof meta>

export const WithChanges: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026 14:06:31, Europe/Istanbul')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Role Viewer Editor' })).toBeVisible()
  },
}

export const OfTheProduct: Story = {
  args: {
    entry: {
      ...entry,
      actor: null,
      action: 'team_export.finished',
      description: 'Finished an export of the team’s data',
      subject: 'team_export',
      subject_name: null,
      details: { rows: 48_120 },
      address: null,
      request_id: null,
    },
  },
}

export const LongWords: Story = {
  args: {
    entry: {
      ...entry,
      subject_name: 'A-store-with-a-name-that-never-ends-and-has-no-space-to-break-at-all.example',
      details: {
        name: { before: 'A'.repeat(80), after: 'مرحبا '.repeat(12) },
        note_text: 'https://example.test/'.repeat(6),
      },
    },
  },
}
