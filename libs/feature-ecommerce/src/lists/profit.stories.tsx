import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Profit } from './profit.tsx'

const meta = {
  title: 'E-commerce/Profit',
  component: Profit,
  args: {
    currency: 'GBP',
    units: 120,
    costed: { units: 100.5, todays_units: 40, revenue: 150_000, cost: 61_234.5678 },
  },
} satisfies Meta<typeof Profit>
export default meta
type Story = StoryObj<typeof meta>

export const PartlyKnown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-£612,35')).toBeVisible()
    await expect(canvas.getByText('£887,65')).toBeVisible()
    await expect(canvas.getByText('59,2%')).toBeVisible()
    await expect(canvas.getByText(/^For 19,5 of 120 units the cost is unknown/)).toBeVisible()
    await expect(canvas.getByText(/^Today’s cost is used for 40 units/)).toBeVisible()
  },
}

export const AllKnown: Story = {
  args: { units: 10, costed: { units: 10, todays_units: 0, revenue: 5000, cost: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeVisible()
    await expect(canvas.queryByText(/unknown/)).toBeNull()
    await expect(canvas.queryByText(/Today’s cost/)).toBeNull()
  },
}

/** Sold below cost, and without revenue: there is no margin. */
export const Loss: Story = {
  args: { units: 2, costed: { units: 2, todays_units: 0, revenue: 0, cost: 300 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('-£3,00')).toHaveLength(2)
    await expect(canvas.getByText('–')).toBeVisible()
  },
}

export const NothingKnown: Story = {
  args: { costed: { units: 0, todays_units: 0, revenue: 0, cost: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Unknown: your stores have no cost/)).toBeVisible()
    await expect(canvas.queryByText('£0,00')).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
