import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Team } from '@tandem/api-contract'
import { expect } from 'storybook/test'
import { RebuildProgress } from './rebuild-progress.tsx'
import { TeamSettings } from './team-facts.tsx'

const team: Team = {
  id: 1,
  name: 'Linden & Oak',
  timezone: 'America/New_York',
  week_start: 6,
  created_at: '2026-11-03T11:06:31.000Z',
  users_count: 4,
  rebuild: null,
  deletion: null,
}

const meta = {
  title: 'Settings/Team',
  component: TeamSettings,
  args: { team, reason: 'Only admins can change these settings.' },
} satisfies Meta<typeof TeamSettings>
export default meta
type Story = StoryObj<typeof meta>

export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('America/New York')).toBeVisible()
    await expect(canvas.getByText('Saturday')).toBeVisible()
  },
}

export const CountingAnew: Story = {
  render: () => (
    <RebuildProgress
      rebuild={{ started_at: '2026-11-21T11:06:31.000Z', timezone: 'America/New_York', total: 5, done: 2 }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Recalculating reports' })).toHaveValue(2)
    await expect(canvas.getByText('2 of 5 stores and accounts')).toBeVisible()
  },
}
