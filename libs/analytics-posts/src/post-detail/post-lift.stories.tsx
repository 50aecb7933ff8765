import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@tandem/design-system'
import { expect } from 'storybook/test'
import { exampleLift } from './example-sales.ts'
import { PostLiftSection } from './post-lift.tsx'

const meta = {
  title: 'Analytics/Post lift',
  component: PostLiftSection,
  args: { lift: exampleLift, timezone: 'Europe/Istanbul' },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof PostLiftSection>
export default meta
type Story = StoryObj<typeof meta>

const { figures } = exampleLift

export const Effect: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('+12 units (likely between +3,4 and +22)')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: /13 Nov 2026 11 3,9/ })).toBeVisible()
  },
}
export const FewerThanUsual: Story = {
  args: {
    lift: { ...exampleLift, figures: figures && { ...figures, sold: 14, lift: -11.8, low: -19, high: -4.2 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−12 units (likely between −19 and −4,2)')).toBeVisible()
  },
}
export const Shared: Story = {
  args: { lift: { ...exampleLift, posts: 2, is_over: false, is_cut: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, of these 2 posts together$/)).toBeVisible()
    await expect(canvas.getByText(/So far: the 7 days aren’t over\./)).toBeVisible()
  },
}
export const NoEffect: Story = {
  args: {
    lift: {
      ...exampleLift,
      verdict: 'none',
      figures: figures && { ...figures, lift: 2.1, low: -3, high: 27 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No measurable effect')).toBeVisible()
    await expect(canvas.getByText(/likely between −3 and \+27 units/)).toBeVisible()
  },
}
export const TooFew: Story = {
  args: { lift: { ...exampleLift, verdict: 'too_few' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too few sales to say')).toBeVisible()
    await expect(canvas.queryByText(/Sold:/)).toBeNull()
  },
}
export const NoBaseline: Story = {
  args: { lift: { ...exampleLift, verdict: 'no_baseline', figures: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not enough days to compare')).toBeVisible()
  },
}
export const TooEarly: Story = {
  args: { lift: { ...exampleLift, verdict: 'too_soon', figures: null, is_over: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too early to say')).toBeVisible()
  },
}
export const NotEstimatedYet: Story = { args: { lift: null } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
