import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CohortTable } from './cohort-table.tsx'

const bought = (repeat_customers: number) => ({ repeat_customers, revenue: repeat_customers * 12_000 })

const meta = {
  title: 'E-commerce/Table of cohorts',
  component: CohortTable,
  args: {
    currency: 'EUR',
    months: [
      { month: '2026-11', customers: 14, after_30: null, after_90: null, after_365: null },
      { month: '2026-09', customers: 10, after_30: bought(1), after_90: null, after_365: null },
      { month: '2025-10', customers: 20, after_30: bought(5), after_90: bought(9), after_365: bought(15) },
    ],
  },
} satisfies Meta<typeof CohortTable>
export default meta
type Story = StoryObj<typeof meta>

export const HigherSharesAreStronger: Story = {
  play: async ({ canvas }) => {
    const shades = ['10,0%', '25,0%', '45,0%', '75,0%'].map(
      (share) => getComputedStyle(canvas.getByRole('cell', { name: share })).backgroundColor,
    )
    await expect(new Set(shades).size).toBe(4)
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

/** The customers are below the month, so that all shares are in sight. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'October 2025 20 customers' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Customers' })).toBeNull()
    const table = canvas.getByRole('group').getBoundingClientRect()
    const last = canvas.getByRole('cell', { name: '75,0%' }).getBoundingClientRect()
    await expect(last.right).toBeLessThan(table.right)
  },
}

/** Without a second order every share has the same background. */
export const NobodyBoughtAgain: Story = {
  args: {
    months: [{ month: '2026-09', customers: 10, after_30: bought(0), after_90: null, after_365: null }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '0,0%' })).toBeVisible()
  },
}
