import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, fn } from 'storybook/test'
import { DaysChart } from './days-chart.tsx'
import { daysShown } from './sold-days.ts'

const today = '2026-11-21'
const days = daysShown([], { date_from: '2026-11-01', date_to: today, today })
const rows = days.flatMap((day, index) => [
  {
    day,
    currency: 'TRY',
    orders: (index * 7) % 11,
    units: (index * 5) % 13,
    revenue: ((index * 7) % 11) * 64_900,
  },
  { day, currency: 'GBP', orders: index % 2, units: index % 2, revenue: (index % 2) * 4_900 },
])

const meta = {
  title: 'E-commerce/Days chart',
  component: DaysChart,
  args: {
    title: 'Sales by day',
    titleLevel: 2,
    description: '1–21 Nov 2026, Europe/Istanbul',
    rows,
    days,
    today,
    since: null,
    count: 'orders',
    measure: 'TRY',
    onMeasureChange: fn(),
    pathOf: (day) => `/e-commerce/orders?date_from=${day}&date_to=${day}`,
  },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof DaysChart>
export default meta
type Story = StoryObj<typeof meta>

export const RevenueInOneCurrency: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Revenue, TRY' })).toBeInTheDocument()
    await expect(canvas.queryByRole('slider', { name: 'Revenue, GBP' })).not.toBeInTheDocument()
  },
}
export const OrdersOfAllCurrencies: Story = { args: { measure: 'orders' } }
export const Units: Story = { args: { count: 'units', measure: 'units', height: 180 } }
/** Days before the first known one are a gap, not zero. */
export const KnownSinceADay: Story = { args: { measure: 'orders', since: '2026-11-08' } }
export const NothingSold: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sales in this period.')).toBeVisible()
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
  },
}
/** Some of the days are before the first known one. */
export const NothingSoldOnKnownDays: Story = {
  args: { rows: [], since: '2026-11-08' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No known sales in this period.')).toBeVisible()
  },
}
export const NothingKnown: Story = {
  args: { rows: [], since: '2026-11-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sales on these days are unknown.')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
