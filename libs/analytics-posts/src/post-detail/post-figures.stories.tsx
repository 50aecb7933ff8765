import { developingMetrics, recordOf } from '@tandem/api-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleInsights, examplePost } from './example-post.ts'
import { FiguresCard, FiguresSkeleton } from './post-figures.tsx'

const nothingShared = recordOf(developingMetrics, () => null)

const meta = {
  title: 'Analytics/Post figures',
  component: FiguresCard,
  args: {
    post: examplePost,
    service: 'social',
    insights: exampleInsights,
    timeZone: 'Europe/Istanbul',
  },
} satisfies Meta<typeof FiguresCard>
export default meta
type Story = StoryObj<typeof meta>

export const AgainstTheUsual: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = await canvas.findByRole('radio', { name: 'Views 184,2K' })
    await expect(views).toBeChecked()
    await expect(views).toHaveAccessibleDescription(/2,8× median/)
    await expect(await canvas.findByRole('figure', { name: 'Views since publishing' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Saves 3.482' }))
    await expect(await canvas.findByRole('figure', { name: 'Saves since publishing' })).toBeVisible()
  },
}
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const TooFewToCompare: Story = {
  args: {
    insights: { ...exampleInsights, usual: { posts_count: 2, totals: nothingShared, days: [] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Not enough earlier reels for a median/)).toBeVisible()
  },
}
export const OlderThanTheAccount: Story = {
  args: {
    post: { ...examplePost, views: null, reach: null, saves: null, shares: null },
    insights: {
      ...exampleInsights,
      missing: 'older_than_account',
      insights_read_at: null,
      metrics: {},
      days: [],
      usual: { posts_count: 0, totals: nothingShared, days: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/before the account became professional/)).toBeVisible()
    await expect(canvas.getAllByText('Not shared')).toHaveLength(4)
  },
}
export const OfATrackedAccount: Story = {
  args: {
    service: 'tracker',
    post: { ...examplePost, views: null, reach: null, saves: null, shares: null },
    insights: { ...exampleInsights, metrics: { likes: 9_412, comments: 318 }, profile_activity: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { name: /^(Likes|Comments) / })).toHaveLength(2)
    await expect(canvas.queryByText('Not shared')).toBeNull()
  },
}
export const Loading: Story = { render: () => <FiguresSkeleton /> }
