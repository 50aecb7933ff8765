import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatNumber } from '@tandem/format'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { HeatMap } from './heat-map.tsx'
import type { WeekHour } from './week-hour.ts'

const exact = (value: number) => formatNumber(value, { full: true })

/** Busy at noon and in the evening, the same in every run. */
const week = (base: number, evening: number): WeekHour[] =>
  Array.from({ length: 168 }, (_, index) => {
    const [weekday, hour] = [1 + Math.floor(index / 24), index % 24]
    const bump = (at: number, width: number) => Math.exp(-(((hour - at) / width) ** 2))
    const value = base * (0.05 + 0.5 * bump(12, 3) + bump(evening, 2.5)) * (1 + 0.03 * Math.sin(weekday * 2))
    return { weekday, hour, value: Math.round(value) }
  })
const online = week(6000, 20.4)
const orders = week(9, 21).filter(({ value }) => value > 0)

const meta = {
  title: 'Charts/Heat map (heatmap, matrix)',
  id: 'design-system-charts-heat-map',

  component: HeatMap,
  args: {
    title: 'Online followers',
    description: 'Average number online by hour, last 30 days',
    valueLabel: 'Online followers',
    cells: online,
    formatValue: exact,
    busiestValue: (value) => `${exact(value)} online`,
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof HeatMap>
export default meta

type Story = StoryObj<typeof meta>

/** Tab reaches the strongest hour; arrows move through the week and stop at its edges. */
export const Week: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Sunday 20:00')).toBeVisible()
    const best = await canvas.findByRole('gridcell', { name: /^Sun 20:00/ })
    await expect(best).toHaveAttribute('tabindex', '0')
    best.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    await expect(canvas.getByRole('gridcell', { name: /^Sat 21:00, Online followers: / })).toHaveFocus()
    await expect(document.querySelector('[popover]')).toHaveTextContent('Sat 21:00')
    await userEvent.keyboard('{Escape}')
    await expect(document.querySelector('[popover]')).toBeNull()
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('gridcell', { name: /^Sun 23:00/ })).toHaveFocus()
  },
}

/** Orders are dots over the hours of followers: larger means more. */
export const WithOrders: Story = {
  args: { overlay: { label: 'Orders', cells: orders, formatValue: exact } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: /^Mon 03:00, .*, Orders: 0$/ })).toBeVisible()
    await expect(canvas.getByRole('figure')).toHaveTextContent(/Orders: most \d+ \(/)
  },
}

/** An hour without a reading is empty, not zero. */
export const MissingHours: Story = {
  args: { cells: online.filter(({ weekday, hour }) => weekday !== 3 && (hour < 2 || hour > 5)) },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'Wed 12:00, Online followers: No data' })
    await expect(cell).toHaveAttribute('data-heat', 'none')
    await expect(canvas.getByRole('figure')).toHaveTextContent('No data for 48 of 168 hours.')
  },
}

export const AsTable: Story = {
  args: { ...WithOrders.args, defaultView: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(24)
    const headers = canvas.getAllByRole('columnheader').map((cell) => cell.textContent)
    await expect(headers).toEqual(['Hour', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  },
}
/** Beside a higher card the cells grow, so that nothing is empty below them. */
export const FillsItsPlace: Story = {
  args: { fills: true },
  decorators: [
    (Story) => (
      <div style={{ height: 520 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const height = (element: Element) => element.getBoundingClientRect().height
    await waitFor(() => expect(height(canvas.getByRole('grid'))).toBeGreaterThan(300))
    await expect(height(canvas.getByRole('figure'))).toBe(520)
  },
}

export const AllAlike: Story = { args: { cells: online.map((cell) => ({ ...cell, value: 7 })) } }
export const Empty: Story = {
  args: { cells: [], empty: 'Instagram tells the hours from 100 followers on' },
}
export const FirstLoad: Story = { args: { cells: undefined } }
export const Failed: Story = {
  args: {
    error: <ErrorState title="The hours could not be loaded" text="The rest is fine." onRetry={fn()} />,
  },
}
export const OnAPhone: Story = { args: WithOrders.args, globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    title: 'When those who follow an account with an unusually long name are online',
    valueLabel: 'Followers of @an_account_with_a_name_as_long_as_they_come',
    overlay: { label: 'Orders of متجر الزيتون', cells: orders, formatValue: exact },
  },
  globals: { viewport: { value: 'narrow' } },
}
