import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatNumber, formatTicks } from '@tandem/format'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { AreaChart } from './area-chart.tsx'
import { daysFrom, rhythm } from './example-series.ts'
import { defaultChartLabels } from './labels.ts'
import { ErrorState } from '../error-state/error-state.tsx'

const meta = {
  title: 'Charts/Area chart (graph)',
  id: 'design-system-charts-area-chart',

  component: AreaChart,
  args: {
    title: 'Followers',
    description: '23 Oct – 21 Nov 2026, Europe/Istanbul',
    axis: { days: daysFrom('2026-10-23', 30) },
    series: [
      { key: 'own', label: '@lindenandoak', values: rhythm(30, 48_000) },
      { key: 'other', label: '@oakworkshop', values: rhythm(30, 30_000, 2), color: 3 },
    ],
    formatValue: (value) => formatNumber(value, { full: true }),
    formatTicks,
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof AreaChart>
export default meta

type Story = StoryObj<typeof meta>

export const TwoAccounts: Story = {}

/** The menu copies the values as lines for a spreadsheet, and the chart as a picture. */
export const TakenAlong: Story = {
  args: {
    axis: { days: daysFrom('2026-11-20', 2) },
    series: [{ key: 'a', label: '=Followers', values: [48_216.5, null] }],
  },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue()
    const choose = async (keys: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Followers' }))
      await screen.findByRole('menuitem', { name: 'Copy values' })
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
      await userEvent.keyboard(keys)
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    try {
      await choose('{ArrowDown}{Enter}')
      await expect(writeText).toHaveBeenCalledWith(
        `${defaultChartLabels.day}\t'=Followers\r\n2026-11-21\t\r\n2026-11-20\t48216.5\r\n`,
      )
      await choose('{ArrowDown}{ArrowDown}{Enter}')
      const [item] = write.mock.calls[0]![0]
      const picture = await item!.getType('image/png')
      await expect(picture.size).toBeGreaterThan(1000)
      // The story's picture is without the toasts.
      const dismiss = await screen.findAllByRole('button', { name: 'Dismiss' })
      for (const button of dismiss) await userEvent.click(button)
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull())
    } finally {
      writeText.mockRestore()
      write.mockRestore()
    }
  },
}
export const Gaps: Story = {
  args: {
    series: [
      {
        key: 'a',
        label: 'Followers',
        values: rhythm(30, 900).map((value, index) => (index % 11 === 4 ? null : value)),
      },
    ],
  },
}

export const Empty: Story = {
  args: { series: [{ key: 'a', label: 'Followers', values: Array(30).fill(null) }] },
}
export const FirstLoad: Story = { args: { series: undefined } }
export const Failed: Story = {
  args: {
    error: <ErrorState title="Followers could not be loaded" text="The rest is fine." onRetry={fn()} />,
  },
}
export const LongText: Story = {
  args: {
    title: 'Followers of every account whose name has been chosen by people who could not agree',
    series: [
      { key: 'own', label: '@an_account_with_a_name_as_long_as_they_come', values: rhythm(30, 48_000) },
      { key: 'other', label: 'متجر الزيتون', values: rhythm(30, 30_000, 2), color: 3 },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
