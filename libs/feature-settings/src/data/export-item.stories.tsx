import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ExportItem } from './export-item.tsx'

const ready = {
  id: 3,
  status: 'ready',
  created_at: '2026-11-21T11:06:31.000Z',
  created_by: 'Selin Aras',
  rows: 148_120,
  ready_at: '2026-11-21T11:07:02.000Z',
  expires_at: '2026-11-28T11:07:02.000Z',
  bytes: 12_345_678,
  error: null,
} as const

const meta = {
  title: 'Settings/Export item',
  component: ExportItem,
  args: {
    made: ready,
    timeZone: 'Europe/Istanbul',
    isOpening: false,
    mayBegin: true,
    onDownload: fn(),
    onDelete: fn(),
    onAgain: fn(),
  },
  decorators: [(Story) => <ul aria-label="Exports">{Story()}</ul>],
} satisfies Meta<typeof ExportItem>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/148\.120 rows, 12,3 MB/)).toBeVisible()
    await expect(canvas.getByText('Available until 28 Nov 2026 14:07')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download the export of 21 Nov 2026 14:06' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = {
  args: { made: { ...ready, status: 'waiting', rows: 0, ready_at: null, expires_at: null, bytes: null } },
}

export const BeingMade: Story = {
  args: {
    made: { ...ready, status: 'running', rows: 40_200, ready_at: null, expires_at: null, bytes: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Export' })).toBeVisible()
    await expect(canvas.getByText('40.200 rows so far')).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    made: {
      ...ready,
      status: 'failed',
      ready_at: null,
      expires_at: null,
      bytes: null,
      error: 'The export stopped because the server was restarted twice.',
    },
  },
}
