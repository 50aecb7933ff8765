import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney, formatMoneyTicks } from '@tandem/format'
import { expect, fn } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { BarChart } from './bar-chart.tsx'
import { daysFrom, rhythm } from './example-series.ts'
import { ErrorState } from '../error-state/error-state.tsx'

const lira = (minor: number) => formatMoney(minor, 'TRY')
const days = daysFrom('2026-10-23', 30)
const revenue = rhythm(30, 3_500_000)
const products = [
  'White metal lantern',
  'Pillar candle, set of 3',
  'Jumbo bag red retrospot',
  'Regency cakestand',
]

const meta = {
  title: 'Charts/Bar chart (column chart, histogram)',
  id: 'design-system-charts-bar-chart',

  component: BarChart,
  args: {
    title: 'Revenue',
    description: '23 Oct – 21 Nov 2026, Europe/Istanbul',
    axis: { days, today: '2026-11-21' },
    series: [{ key: 'revenue', label: 'Revenue', values: revenue, color: 2 }],
    formatValue: lira,
    formatTicks: (minor: readonly number[]) => formatMoneyTicks(minor, 'TRY'),
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>
export default meta

type Story = StoryObj<typeof meta>

export const Days: Story = {
  play: async ({ canvas, userEvent }) => {
    const columns = canvas.getByRole('slider', { name: 'Revenue' })
    columns.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(columns).toHaveAttribute('aria-valuetext', `Fri 20 Nov 2026: ${lira(revenue[28] ?? 0)}`)
  },
}

/** Each point opens its details: by pointer, by keyboard and in the table. */
export const OpensPoints: Story = {
  args: { onOpenPoint: fn(), openPointLabel: (index) => `Orders of ${days[index]}` },
  play: async ({ args, canvas, userEvent }) => {
    const columns = canvas.getByRole('slider', { name: 'Revenue' })
    columns.focus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByText('Orders of 2026-10-23')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenPoint).toHaveBeenLastCalledWith(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await userEvent.click(canvas.getByRole('button', { name: '20 Nov 2026' }))
    await expect(args.onOpenPoint).toHaveBeenLastCalledWith(28)
  },
}

export const PreviousPeriod: Story = {
  args: { previous: { label: '23 Sep – 22 Oct 2026', values: rhythm(30, 2_500_000, 2) } },
}

/** Neither a missing value nor zero draws a column. */
export const GapsAndZeros: Story = {
  args: {
    axis: { days: days.slice(0, 7) },
    series: [
      { key: 'revenue', label: 'Revenue', values: [4, 0, null, 2, 0, 3, 1].map((v) => v && v * 10_000) },
    ],
  },
}

export const Categories: Story = {
  args: {
    title: 'Best products',
    description: undefined,
    axis: { categories: products, label: 'Product' },
    series: [{ key: 'revenue', label: 'Revenue', values: [1_557_600, 303_200, 250_000, 0], color: 2 }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      /lowest .*Regency cakestand.*highest .*lantern/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const rows = canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(rows).toEqual(products)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('slider', { name: 'Revenue' })).toBeInTheDocument()
  },
}

export const ThreeSeries: Story = {
  args: {
    axis: { days: days.slice(0, 10) },
    series: ['Linden Home', 'Oak Workshop', 'Outlet'].map((label, index) => ({
      key: label,
      label,
      values: rhythm(10, 2_000_000 + index * 500_000, index + 1),
    })),
  },
}

export const LongText: Story = {
  args: {
    title: 'A chart whose name has been chosen by several people who could not agree on a shorter one',
    axis: {
      categories: Array.from({ length: 14 }, (_, index) => `${index + 1}. ${products[index % 4]} with a bow`),
      label: 'Product',
    },
    series: [
      { key: 'units', label: 'Units of everything that was sold by hand', values: rhythm(14, 90_000) },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}

export const Negative: Story = {
  args: {
    title: 'Revenue less refunds',
    series: [{ key: 'net', label: 'Net', values: revenue.map((value) => value - 3_600_000), color: 2 }],
  },
}
export const YearOfDays: Story = {
  args: {
    axis: { days: daysFrom('2027-11-22', 366) },
    series: [{ key: 'revenue', label: 'Revenue', values: rhythm(366, 3_500_000), color: 2 }],
  },
}
export const FirstLoad: Story = { args: { series: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { series: [{ key: 'revenue', label: 'Revenue', values: days.map(() => null) }] },
}
export const Failed: Story = {
  args: { error: <ErrorState title="Revenue could not be loaded" text="The rest is fine." onRetry={fn()} /> },
}
