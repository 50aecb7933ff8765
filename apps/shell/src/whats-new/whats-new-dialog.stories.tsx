import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { WhatsNewDialog } from './whats-new-dialog.tsx'

const meta = {
  title: 'Screens/Frame/What’s new',
  id: 'screens-frame-whats-new',
  tags: ['!autodocs'],
  component: WhatsNewDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof WhatsNewDialog>
export default meta
type Story = StoryObj<typeof meta>

export const NewestReleases: Story = {
  args: {
    releases: [
      {
        version: null,
        date: null,
        groups: [
          {
            kind: 'new',
            entries: [
              'Notes can mention people.',
              'The list of orders shows what shops wrote about an order.',
            ],
          },
          { kind: 'changed', entries: ['A list of posts starts at its top.'] },
        ],
      },
      {
        version: '0.2.0',
        date: '2026-11-30',
        groups: [
          {
            kind: 'new',
            entries: [
              'Columns have any width, and each person’s widths are kept. A double click on an edge fits the column to its content.',
            ],
          },
          { kind: 'changed', entries: ['The help page explains every figure.'] },
        ],
      },
    ],
  },
  play: async () =>
    expect(await screen.findByRole('region', { name: 'Version 0.2.0 30 Nov 2026' })).toBeVisible(),
}

export const NothingNew: Story = {
  args: { releases: [] },
  play: async () => expect(await screen.findByText('Nothing new to report.')).toBeVisible(),
}
