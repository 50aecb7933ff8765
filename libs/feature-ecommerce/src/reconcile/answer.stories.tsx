import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Answer } from './answer.tsx'

const month = { orders: 49, gross: 1_486_564, discounts: 3_555, refunds: 59_937, shipping: 145_200, tax: 0 }
const tandem = { ...month, total: 1_568_272 }

const meta = {
  title: 'E-commerce/Answer of the comparison',
  component: Answer,
  args: { tandem, shop: tandem, currency: 'EUR' },
} satisfies Meta<typeof Answer>
export default meta
type Story = StoryObj<typeof meta>

export const Matches: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Both sides match.')).toBeVisible()
  },
}

/** What the shop doesn't tell is no difference, but it is said. */
export const TotalsMatch: Story = {
  args: { shop: { ...tandem, gross: null, tax: null } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The totals match. The shop doesn’t tell all of their parts.'),
    ).toBeVisible()
  },
}

export const PartsDiffer: Story = {
  args: { shop: { ...tandem, gross: tandem.gross - 100, tax: 100 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The totals match; some of their parts differ.')).toBeVisible()
  },
}

export const TotalDiffers: Story = {
  args: { shop: { ...tandem, total: tandem.total + 3_325 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Both sides have as many orders. The shop’s total differs by +€33,25.'),
    ).toBeVisible()
  },
}

export const OrdersDiffer: Story = {
  args: { shop: { ...tandem, orders: 48 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The totals match. The shop’s number of orders differs by -1.'),
    ).toBeVisible()
  },
}

export const Differs: Story = {
  args: { shop: { ...tandem, orders: 51, total: tandem.total - 2_550 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/orders \+2, total -€25,50/)).toBeVisible()
  },
}
