import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatNumber, formatTicks } from '@tandem/format'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { daysFrom, rhythm } from './example-series.ts'
import { LineChart } from './line-chart.tsx'

const exact = (value: number) => formatNumber(value, { full: true })
const days = daysFrom('2026-10-23', 30)
const reach = rhythm(30, 12_000)
const spoken = (index: number, day: string) => `${day}: ${exact(reach[index] ?? 0)}`
const withGaps = reach.map((value, index) => ([3, 10, 11, 12, 14].includes(index) ? null : value))

const meta = {
  title: 'Charts/Line chart (graph)',
  id: 'design-system-charts-line-chart',

  component: LineChart,
  args: {
    title: 'Reach',
    description: '23 Oct – 21 Nov 2026, Europe/Istanbul',
    axis: { days },
    series: [{ key: 'reach', label: 'Reach', values: reach }],
    formatValue: exact,
    formatTicks,
    onDownloadCsv: fn(),
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LineChart>
export default meta

type Story = StoryObj<typeof meta>

export const OneSeries: Story = {
  play: async ({ canvas, userEvent }) => {
    const figure = canvas.getByRole('figure', { name: 'Reach' })
    await expect(figure).toHaveTextContent(
      /Reach: from [\d.]+ \(Fri 23 Oct 2026\) to [\d.]+ \(Sat 21 Nov 2026\), lowest .* highest/,
    )
    const line = canvas.getByRole('slider', { name: 'Reach' })
    line.focus()
    await waitFor(() => expect(line).toHaveAttribute('aria-valuetext', spoken(29, 'Sat 21 Nov 2026')))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(line).toHaveAttribute('aria-valuetext', spoken(27, 'Thu 19 Nov 2026'))
    await userEvent.keyboard('{Home}')
    await expect(line).toHaveAttribute('aria-valuenow', '1')
    await userEvent.keyboard('{PageUp}')
    await expect(line).toHaveAttribute('aria-valuenow', '8')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(line).toHaveAttribute('aria-valuenow', '30')
    await expect(figure.querySelector('[data-cursor]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(figure.querySelector('[data-cursor]')).toBeNull()
    await expect(line).toHaveFocus()
  },
}

export const PreviousPeriod: Story = {
  args: {
    previous: {
      label: '23 Sep – 22 Oct 2026',
      values: rhythm(30, 9000, 2),
      days: daysFrom('2026-09-23', 30),
    },
    noteFor: (index) => (index === 21 ? 'Day after the reel “Lanterns at dusk”' : null),
  },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('slider', { name: 'Reach' })
    line.focus()
    await userEvent.keyboard('{Home}')
    await expect(line).toHaveAccessibleName('Reach')
    await expect(line.getAttribute('aria-valuetext')).toMatch(/^Fri 23 Oct 2026: .+, 23 Sep 2026: .+/)
    for (let step = 0; step < 3; step += 1) await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByText(/Lanterns at dusk/)).toBeVisible()
  },
}

export const AsTable: Story = {
  args: {
    axis: { days, today: '2026-11-21' },
    previous: { label: '23 Sep – 22 Oct 2026', values: rhythm(30, 9000, 2) },
    series: [{ key: 'reach', label: 'Reach', values: withGaps }],
    formatChange: (value, previous) => `${exact(Math.round((value / previous - 1) * 1000) / 10)}%`,
  },
  play: async ({ args, canvas, userEvent }) => {
    const figure = canvas.getByRole('figure', { name: 'Reach' })
    const before = figure.getBoundingClientRect().height
    const toggle = canvas.getByRole('button', { name: 'Show as table' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    const table = canvas.getByRole('table', { name: 'Reach' })
    await expect(figure.getBoundingClientRect().height).toBeGreaterThanOrEqual(before)
    const headers = canvas.getAllByRole('columnheader').map((cell) => cell.textContent)
    await expect(headers).toEqual(['Day', 'Reach', 'Previous period', 'Change'])
    const rows = canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(rows).toHaveLength(30)
    await expect(rows.slice(0, 2)).toEqual(['21 Nov 2026, so far', '20 Nov 2026'])
    await expect(table).toHaveTextContent(/26 Oct 2026–No data/)
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await expect(args.onDownloadCsv).toHaveBeenCalledOnce()
  },
}

/** A missing value is neither zero nor bridged; a day between two gaps is a dot. */
export const Gaps: Story = {
  args: { series: [{ key: 'reach', label: 'Reach', values: withGaps }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      'No data for 5 of 30: 26 Oct 2026, 2–4 Nov 2026, 6 Nov 2026.',
    )
  },
}

/** The day that isn't over is marked, and future days don't count as missing. */
export const TodayAndLater: Story = {
  args: {
    axis: { days, today: '2026-11-13' },
    series: [
      { key: 'reach', label: 'Reach', values: reach.map((value, index) => (index > 21 ? null : value)) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today, so far')).toBeVisible()
    await expect(canvas.getByRole('figure')).not.toHaveTextContent('No data for')
  },
}

const accounts = [
  'Linden & Oak',
  'Oak Workshop',
  'Linden Home',
  'Atelier',
  'Outlet',
  'Berlin',
  'Wien',
  'Graz',
]
export const EightSeries: Story = {
  args: {
    title: 'Views of each account',
    series: accounts.map((label, index) => ({
      key: label,
      label,
      values: rhythm(30, 4000 + index * 1500, index + 1),
    })),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))
    await expect(names).toEqual([...accounts.slice(0, 6), 'Other'])
  },
}

export const FewPoints: Story = {
  args: { axis: { days: days.slice(0, 3) }, series: [{ key: 'reach', label: 'Reach', values: [3, 1, 2] }] },
}
export const OnePoint: Story = {
  args: { axis: { days: days.slice(0, 1) }, series: [{ key: 'reach', label: 'Reach', values: [9824] }] },
}
export const Empty: Story = {
  args: { series: [{ key: 'reach', label: 'Reach', values: days.map(() => null) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for these days')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const AllZero: Story = {
  args: { series: [{ key: 'reach', label: 'Reach', values: days.map(() => 0) }] },
}
export const HugeNumbers: Story = {
  args: { series: [{ key: 'reach', label: 'Reach', values: rhythm(30, 9_000_000_000_000) }] },
}
export const YearOfDays: Story = {
  args: {
    axis: { days: daysFrom('2027-11-22', 366) },
    series: [
      { key: 'reach', label: 'Reach', values: rhythm(366, 12_000) },
      { key: 'views', label: 'Views', values: rhythm(366, 20_000, 3), color: 3 },
    ],
  },
}
/** Three lines of a thousand days: moving the cursor doesn't redraw them. */
export const ThousandDays: Story = {
  args: {
    axis: { days: daysFrom('2024-02-26', 1000) },
    series: [1, 2, 3].map((seed) => ({
      key: `s${seed}`,
      label: `Account ${seed}`,
      values: rhythm(1000, 9000 * seed, seed),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const lines = () => [...canvas.getByRole('figure').querySelectorAll('[data-drawing] path')]
    const drawn = lines()
    const changes = new MutationObserver(() => {})
    for (const path of drawn) changes.observe(path, { attributes: true })
    canvas.getByRole('slider', { name: 'Account 1' }).focus()
    await userEvent.keyboard('{ArrowLeft}{PageDown}{Home}')
    await expect(canvas.getByRole('slider', { name: 'Account 1' })).toHaveAttribute('aria-valuenow', '1')
    await expect(lines()).toEqual(drawn)
    await expect(changes.takeRecords()).toHaveLength(0)
  },
}

export const Negative: Story = {
  args: {
    title: 'Followers gained',
    series: [
      { key: 'gained', label: 'Followers gained', values: rhythm(30, 300).map((value) => value - 280) },
    ],
  },
}
export const UnderOtherWords: Story = { args: { titleHidden: true, busy: true } }
export const FirstLoad: Story = {
  args: { series: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('Loading')).toBeInTheDocument(),
}
export const Failed: Story = {
  args: {
    error: <ErrorState title="Reach could not be loaded" text="Everything else is fine." onRetry={fn()} />,
  },
}

export const OnAPhone: Story = {
  args: { ...PreviousPeriod.args, axis: { days, today: '2026-11-21' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    // A test runner with a fixed width shows the wide form.
    if (innerWidth >= 768) return
    const more = canvas.getByRole('button', { name: 'More actions for Reach' })
    await userEvent.click(more)
    await screen.findByRole('menuitem', { name: 'Show as table' })
    // The menu doesn't accept a choice before it has the focus.
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('table', { name: 'Reach' })).toBeVisible()
    await waitFor(() => expect(more).toHaveFocus())
  },
}
export const OnTheNarrowestPhone: Story = {
  args: { ...YearOfDays.args },
  globals: { viewport: { value: 'narrow' } },
}

export const LongText: Story = {
  args: {
    title: 'Reach of every account whose name has been chosen by people who could not agree',
    series: [
      { key: 'own', label: '@an_account_with_a_name_as_long_as_they_come', values: reach },
      { key: 'other', label: 'متجر الزيتون', values: rhythm(30, 30_000, 2), color: 3 },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
