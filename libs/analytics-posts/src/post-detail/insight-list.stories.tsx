import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { exampleInsights, examplePost } from './example-post.ts'
import { InsightsCard } from './insight-list.tsx'

const meta = {
  title: 'Analytics/Post insights',
  component: InsightsCard,
  args: { post: examplePost, service: 'social', insights: exampleInsights, timeZone: 'Europe/Istanbul' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 296 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InsightsCard>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('14,2 s')).toBeVisible()
    await expect(canvas.getAllByText('Not shared')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'About this metric: Average watch time' }))
    const rule = await screen.findByText(/divided by initial plays/)
    // The popover fades in.
    await waitFor(() => expect(rule).toBeVisible())
  },
}
export const OfATrackedAccount: Story = {
  args: {
    service: 'tracker',
    post: { ...examplePost, engagement_rate: null },
    insights: { ...exampleInsights, metrics: { likes: null, comments: 12 }, profile_activity: null },
  },
}
export const InTheDark: Story = { globals: { theme: 'dark' } }
