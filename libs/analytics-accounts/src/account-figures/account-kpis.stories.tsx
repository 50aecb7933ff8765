import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@tandem/design-system'
import { expect, fn } from 'storybook/test'
import { AccountKpis } from './account-kpis.tsx'
import { exampleAccount, nothingShared } from './example-accounts.ts'
import { accountFigures } from './figures.ts'

const meta = {
  title: 'Analytics/Account KPIs',
  component: AccountKpis,
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
  args: {
    account: exampleAccount({ service: 'social' }),
    figures: accountFigures,
    drawn: ['reach', 'views', 'followers'],
    value: 'reach',
    onValueChange: fn(),
    timeZone: 'Europe/Istanbul',
  },
} satisfies Meta<typeof AccountKpis>
export default meta
type Story = StoryObj<typeof meta>

export const OfAConnectedAccount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('48,2K')).toHaveAttribute('title', '48.213')
    await userEvent.click(canvas.getByRole('radio', { name: /^Views/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('views')
    // A figure without daily values has no chart.
    await expect(canvas.queryByRole('radio', { name: /^Engagement/ })).toBeNull()
  },
}

/** Only the profile and the posts are public; growth needs two readings. */
export const OfATrackedAccount: Story = {
  args: {
    account: exampleAccount({
      current: { ...nothingShared, followers_change: null },
      previous: nothingShared,
    }),
    figures: ['followers', 'growth', 'posts', 'engagement'],
    drawn: ['followers', 'growth', 'posts'],
    value: 'followers',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available yet')).toBeVisible()
    await expect(canvas.getByText('Likes + comments only')).toBeVisible()
  },
}

/** The network's latest days arrive late: changes cover the days that both periods have. */
export const ReadInPart: Story = {
  args: {
    account: exampleAccount({
      service: 'social',
      current: { days_read: 24, views: 480, interactions: null },
      previous: { views: 400, days_read: 24 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Data for 24 of 30 days.')[0]).toBeVisible()
    await expect(canvas.getByText('20,0%')).toBeVisible()
    await expect(canvas.getByText('Not shared')).toBeVisible()
  },
}
/** A period before the first reading: a missing figure isn't said to be withheld. */
export const BeforeItWasRead: Story = {
  args: {
    account: exampleAccount({
      service: 'social',
      current: { days_read: 0, reach_per_day: null, views: null, interactions: null },
      previous: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No data')).toHaveLength(3)
    await expect(canvas.queryByText('Not shared')).toBeNull()
  },
}
export const ComparedWithNothing: Story = {
  args: { account: exampleAccount({ service: 'social', previous: null }) },
}
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
