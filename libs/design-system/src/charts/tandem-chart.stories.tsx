import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney, formatMoneyTicks, formatNumber, formatTicks } from '@tandem/format'
import { Clapperboard, Image, Images } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { ChangeValue } from '../change-value/change-value.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { daysFrom, rhythm } from './example-series.ts'
import { TandemChart } from './tandem-chart.tsx'
import type { ChartMark } from './tandem-chart.tsx'

const exact = (value: number) => formatNumber(value, { full: true })
const lira = (minor: number) => formatMoney(minor, 'TRY')
const liraTicks = (minor: readonly number[]) => formatMoneyTicks(minor, 'TRY')
const days = daysFrom('2026-10-23', 30)
const reach = rhythm(30, 12_000)
const revenue = rhythm(30, 3_500_000, 2)
const post = (key: string, day: string, label: string, icon = <Image aria-hidden />): ChartMark => ({
  key,
  day,
  label,
  icon,
  href: `#post-${key}`,
})
const posts = [
  post('1', '2026-10-24', 'Image “A shelf for one”'),
  post('2', '2026-10-28', 'Reel “Slow candles”', <Clapperboard aria-hidden />),
  post('3', '2026-11-04', 'Carousel “Three ways to wrap”', <Images aria-hidden />),
  post('4', '2026-11-12', 'Reel “Lanterns at dusk”', <Clapperboard aria-hidden />),
  post('5', '2026-11-19', 'Reel “Slow candles again”', <Clapperboard aria-hidden />),
]

const meta = {
  title: 'Charts/Tandem chart (combined)',
  id: 'design-system-charts-tandem-chart',

  component: TandemChart,
  args: {
    title: 'Reach beside revenue',
    titleHidden: true,
    axis: { days },
    upper: {
      series: { key: 'reach', label: 'Reach', values: reach },
      formatValue: exact,
      formatTicks,
    },
    previous: {
      label: '23 Sep – 22 Oct 2026',
      values: rhythm(30, 9000, 2),
      days: daysFrom('2026-09-23', 30),
    },
    lower: {
      series: { key: 'revenue', label: 'Store revenue', values: revenue },
      formatValue: lira,
      formatTicks: liraTicks,
      plainValue: (minor) => minor / 100,
    },
    marks: posts,
    marksLabel: 'Posts',
    marksIcon: <Clapperboard size={12} aria-hidden />,
    onOpenMark: fn(),
    onOpenDay: fn(),
    openDayLabel: (day) => `Orders of ${day}`,
    formatChange: (value, before) => (
      <ChangeValue change={value - before}>
        {formatNumber(Math.abs(((value - before) / before) * 100))}%
      </ChangeValue>
    ),
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof TandemChart>
export default meta

type Story = StoryObj<typeof meta>

/** One cursor spans line, lane and columns; each side keeps its own unit. */
export const PostsBesideSales: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('slider', { name: 'Reach' })
    line.focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(line).toHaveAttribute(
      'aria-valuetext',
      `Sat 24 Oct 2026: ${exact(reach[1]!)}, 24 Sep 2026: ${exact(rhythm(30, 9000, 2)[1]!)}`,
    )
    // One tooltip shows posts, sales, and the day's post.
    const tooltip = document.querySelector('[popover]')
    await expect(tooltip).toHaveTextContent(lira(revenue[1]!))
    await expect(tooltip).toHaveTextContent('Image “A shelf for one”')
    await userEvent.keyboard('{ArrowRight}')
    await expect(tooltip).toHaveTextContent('Day after: Image “A shelf for one”')
    await expect(canvas.getByRole('figure').querySelectorAll('[data-cursor]')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenDay).toHaveBeenLastCalledWith('2026-10-25')
    await userEvent.keyboard('{Escape}')
    // The posts are one tab stop; arrow keys move between them.
    const lane = within(canvas.getByRole('toolbar', { name: 'Posts' }))
    const inLane = lane.getAllByRole('link')
    // After the sales, which have a cursor of their own.
    await userEvent.tab()
    await userEvent.tab()
    await expect(inLane[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(inLane[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(inLane[1]).toHaveFocus()
    // Keys of the browser, such as back.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(inLane[1]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(inLane.at(-1)).toHaveFocus()
    await userEvent.tab()
    await expect(inLane.filter((mark) => mark.matches(':focus'))).toHaveLength(0)
    await userEvent.tab({ shift: true })
    await expect(inLane.at(-1)).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Reel “Lanterns at dusk”, 12 Nov 2026' }))
    await expect(args.onOpenMark).toHaveBeenLastCalledWith(expect.objectContaining({ key: '4' }))
  },
}

export const AsTable: Story = {
  args: { defaultView: 'table', titleHidden: false },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((cell) => cell.textContent)
    await expect(headers).toEqual([
      'Day',
      'Reach',
      'Previous period',
      'Change',
      'Store revenue',
      'Posts that day',
    ])
    await expect(canvas.getByRole('row', { name: /12 Nov 2026/ })).toHaveTextContent(
      'Reel “Lanterns at dusk”',
    )
  },
}

/** Posts on the same day, or too close together to distinguish, are one mark with their number. */
export const ManyPosts: Story = {
  args: {
    marks: [
      ...posts,
      post('6', '2026-11-12', 'Image “The lantern by day”'),
      post('7', '2026-11-12', 'Carousel “How it is made, in eleven pictures that nobody asked for”'),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const posts = canvas.getByRole('button', { name: 'Posts: 3, 12 Nov 2026' })
    await userEvent.click(posts)
    await screen.findByRole('menuitem', { name: 'Image “The lantern by day”' })
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onOpenMark).toHaveBeenLastCalledWith(expect.objectContaining({ key: '6' }))
    await waitFor(() => expect(posts).toHaveFocus())
  },
}

/** Days without a reading are a gap above and draw nothing below. */
export const Gaps: Story = {
  args: {
    upper: {
      ...meta.args.upper,
      series: {
        key: 'reach',
        label: 'Reach',
        values: reach.map((value, index) => ([4, 5, 6, 12].includes(index) ? null : value)),
      },
    },
    axis: { days, today: '2026-11-21' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('No data for 4 of 30: 27–29 Oct 2026')
  },
}

/** A team without a store. */
export const WithoutSales: Story = { args: { lower: undefined } }
export const Empty: Story = {
  args: {
    upper: { ...meta.args.upper, series: { key: 'reach', label: 'Reach', values: days.map(() => null) } },
    lower: undefined,
    marks: [],
  },
}
export const FirstLoad: Story = { args: { upper: { ...meta.args.upper, series: undefined } } }
export const Failed: Story = {
  args: {
    error: <ErrorState title="Insights could not be loaded" text="Everything else is fine." onRetry={fn()} />,
  },
}
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    marks: [
      ...posts,
      post('8', '2026-11-13', 'Image “Morning after”'),
      post('9', '2026-11-14', 'Image “Rain”'),
    ],
  },
}

export const LongText: Story = {
  args: {
    titleHidden: false,
    title: 'Reach beside revenue, of every account and of all the stores that go with them',
    upper: {
      ...meta.args.upper,
      series: { key: 'reach', label: '@an_account_with_a_name_as_long_as_they_come', values: reach },
    },
    lower: {
      ...meta.args.lower,
      series: { key: 'revenue', label: 'متجر الزيتون, all that was sold', values: revenue },
    },
  },
  globals: { viewport: { value: 'narrow' } },
}
