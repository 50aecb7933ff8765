import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatNumber, formatTicks } from '@tandem/format'
import { expect, fn } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { daysFrom, rhythm } from './example-series.ts'
import { StackedChart } from './stacked-chart.tsx'
import { ErrorState } from '../error-state/error-state.tsx'

const exact = (value: number) => formatNumber(value, { full: true })
const days = daysFrom('2026-11-08', 14)
const parts = ['Likes', 'Comments', 'Shares', 'Saves'].map((label, index) => ({
  key: label,
  label,
  values: rhythm(14, 900 - index * 200, index + 1) as (number | null)[],
}))
const [likes, comments] = [parts[0]!.values[13]!, parts[1]!.values[13]!]
const withGaps = parts.map((part, place) => ({
  ...part,
  values: part.values.map((value, index) => (index === 5 || (index === 9 && place === 2) ? null : value)),
}))

const meta = {
  title: 'Charts/Stacked chart (stack)',
  id: 'design-system-charts-stacked-chart',

  component: StackedChart,
  args: {
    title: 'Interactions',
    description: '8–21 Nov 2026, Europe/Istanbul',
    axis: { days },
    series: parts,
    formatValue: exact,
    formatTicks,
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof StackedChart>
export default meta

type Story = StoryObj<typeof meta>

/** The tooltip, the table and the text for screen readers end with the total. */
export const Columns: Story = {
  args: { series: parts.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByRole('slider', { name: 'Likes' })
    part.focus()
    await expect(part).toHaveAttribute(
      'aria-valuetext',
      `Sat 21 Nov 2026: ${exact(likes)}, Total: ${exact(likes + comments)}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const headers = canvas.getAllByRole('columnheader').map((cell) => cell.textContent)
    await expect(headers).toEqual(['Day', 'Likes', 'Comments', 'Total'])
  },
}

/** A stack with a missing part has an open top, and its total isn't known. */
export const ColumnsWithGaps: Story = {
  args: { series: withGaps },
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByRole('slider', { name: 'Likes' })
    part.focus()
    await userEvent.keyboard('{Home}{PageUp}{ArrowRight}{ArrowRight}')
    await expect(part).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/17 Nov 2026.*Total: No data$/),
    )
    await expect(canvas.getByRole('figure').querySelectorAll('[data-broken]')).toHaveLength(1)
  },
}
export const Areas: Story = { args: { shape: 'areas' } }
/** When a part is missing, the start of the next one isn't known, so all of them are left out. */
export const AreasWithGaps: Story = { args: { shape: 'areas', series: withGaps } }
export const BelowZero: Story = {
  args: {
    series: parts.slice(0, 3).map((part, place) => ({
      ...part,
      values: part.values.map((value) => value && (place === 1 ? -value : value)),
    })),
  },
}
export const FirstLoad: Story = { args: { series: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { series: parts.map((part) => ({ ...part, values: days.map(() => null) })) },
}
export const Failed: Story = {
  args: {
    error: <ErrorState title="Interactions could not be loaded" text="The rest is fine." onRetry={fn()} />,
  },
}
export const LongText: Story = {
  args: {
    title: 'Interactions of everybody who does not follow, and of those who do',
    series: parts.map((part, index) => ({
      ...part,
      label: index === 1 ? 'متجر الزيتون' : `${part.label} of posts that were published by hand`,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
}
