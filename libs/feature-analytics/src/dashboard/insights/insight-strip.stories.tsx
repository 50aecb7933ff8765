import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@tandem/design-system'
import { MemoryRouter } from 'react-router'
import { expect, fn, waitFor, within } from 'storybook/test'
import { exampleInsights } from './example-insights.ts'
import { accountFigures, storeFigures } from './insight-figures.ts'
import { InsightStrip } from './insight-strip.tsx'

const figures = [
  ...accountFigures(exampleInsights).filter(({ key }) => key !== 'profile_links_taps'),
  ...storeFigures(exampleInsights, ['TRY']),
]

const meta = {
  title: 'Analytics/Dashboard/Insight strip',
  component: InsightStrip,
  args: {
    insights: exampleInsights,
    timeZone: 'Europe/Istanbul',
    figures,
    measure: 'reach',
    sold: 'TRY',
    onMeasureChange: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Card flush>{Story()}</Card>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof InsightStrip>
export default meta
type Story = StoryObj<typeof meta>

export const BothSides: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('₺1,02M')).toBeVisible()
    await expect(canvas.getByText('+1.204')).toBeVisible()
    await expect(canvas.getByText('12,4%')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Views/ }))
    await expect(args.onMeasureChange).toHaveBeenCalledWith('views')
  },
}

const nothing = {
  ...exampleInsights.current,
  reach_per_day: null,
  views: null,
  interactions: null,
  followers_count: null,
  followers_change: null,
  followers_change_by: null,
  days_read: 0,
}
/** A missing figure isn't zero. */
export const NothingRead: Story = {
  args: {
    insights: { ...exampleInsights, current: nothing, accounts_read_at: null },
    figures: accountFigures({ ...exampleInsights, current: nothing }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not synced yet').length).toBeGreaterThan(3)
  },
}
const unread = { ...exampleInsights, current: { ...nothing, orders: 0, revenue: [] }, stores_read_at: null }
/** Sales are unknown: no store was read yet. */
export const NoStoreRead: Story = {
  args: { accountId: 7, insights: unread, figures: storeFigures(unread, ['TRY']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not synced yet')).toHaveLength(3)
    await expect(canvas.queryByText('0')).not.toBeInTheDocument()
  },
}
/** The stores' orders are known since a day within the period, so there is nothing before it. */
const cut = {
  ...exampleInsights,
  stores_known_since: '2026-11-03',
  previous: { ...exampleInsights.previous!, orders: null, revenue: null },
}
export const StoresKnownSinceADay: Story = {
  args: { insights: cut, figures: [...accountFigures(cut).slice(0, 5), ...storeFigures(cut, ['TRY'])] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No earlier figures')).toHaveLength(3)
    await expect(canvas.getAllByText('Known since 3 Nov 2026')).toHaveLength(3)
  },
}
/** An earlier period has unknown sales, not zero. */
const unknown = {
  ...cut,
  stores_known_since: '2026-11-25',
  current: { ...cut.current, orders: null, revenue: null },
}
export const StoresKnownLater: Story = {
  args: { insights: unknown, figures: storeFigures(unknown, ['TRY']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/known since 25 Nov 2026/)).toHaveLength(3)
    await expect(canvas.queryByText('0')).not.toBeInTheDocument()
  },
}
/** Costs are known for some units, and the period before is compared like the other figures. */
export const ProfitOfAPart: Story = {
  args: { figures: storeFigures(exampleInsights, ['TRY']) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^· Margin 39,2%$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Gross profit/ }))
    const rule = await within(document.body).findByText(
      /The margin was 37,0% in the period before. Cost of 124 of 2.604 units unknown/,
    )
    await waitFor(() => expect(rule).toBeVisible())
  },
}
/** When no cost is known, profit is unknown and not zero. */
export const NoCostKnown: Story = {
  args: { figures: storeFigures(exampleInsights, ['EUR']), sold: 'EUR' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No cost known')).toBeVisible()
    await expect(canvas.queryByText(/Margin/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getAllByRole('button', { name: /Gross profit/ })[0]!)
    const rule = await within(document.body).findByText(/enter what a unit costs/)
    await waitFor(() => expect(rule).toBeVisible())
  },
}
/** Costs were entered since the period before: the increase isn't profit. */
const entered = {
  ...exampleInsights,
  previous: {
    ...exampleInsights.previous!,
    revenue: [
      {
        ...exampleInsights.previous!.revenue![0]!,
        costed: { units: 242, todays_units: 0, revenue: 7_700_000, cost: 4_851_000 },
      },
    ],
  },
}
export const CostsEnteredSince: Story = {
  args: { insights: entered, figures: storeFigures(entered, ['TRY']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not compared')).toHaveAttribute(
      'title',
      expect.stringMatching(/95,2%.*10%/),
    )
    await expect(canvas.getByText(/Margin 39,2%$/)).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
