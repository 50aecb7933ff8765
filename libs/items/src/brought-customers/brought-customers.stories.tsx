import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@tandem/design-system'
import { MemoryRouter } from 'react-router'
import { expect, fn } from 'storybook/test'
import { BroughtCustomers } from './brought-customers.tsx'

const bought = (revenue: number, orders = 1, currency = 'GBP') => ({ currency, orders, revenue })

const customers = [
  {
    id: 3,
    store_id: 1,
    name: 'Ada Demir',
    first_order_at: '2026-11-18T09:20:00.000Z',
    first: bought(64_50),
    later: [bought(212_00, 3), bought(39_00, 1, 'EUR')],
  },
  {
    id: 2,
    store_id: 1,
    name: '',
    first_order_at: '2026-11-14T19:02:00.000Z',
    first: bought(18_00),
    later: [],
  },
]

const meta = {
  title: 'Items/Brought customers',
  component: BroughtCustomers,
  args: {
    page: {
      data: customers,
      meta: {
        current_page: 1,
        last_page: 1,
        per_page: 10,
        total: 2,
        total_is_capped: false,
        first: [bought(82_50, 2)],
        later: [bought(39_00, 1, 'EUR'), bought(212_00, 3)],
        known_since: null,
        unknown: 0,
      },
    },
    label: 'Customers whose first order used this code',
    timeZone: 'Europe/Istanbul',
    onPageChange: fn(),
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Card>{Story()}</Card>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof BroughtCustomers>
export default meta
type Story = StoryObj<typeof meta>

const { page } = meta.args

export const WithLaterOrders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Since: 3 orders, £212,00')).toHaveLength(2)
    await expect(canvas.getByText('No orders since')).toBeVisible()
    await expect(canvas.getByText('No name')).toBeVisible()
  },
}
export const SeveralPages: Story = {
  args: { page: { ...page, meta: { ...page.meta, total: 25, last_page: 3 } } },
}
export const KnownSinceADay: Story = {
  args: { page: { ...page, meta: { ...page.meta, known_since: '2026-09-27', unknown: 4 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All orders are known since 27 Sept? 2026/)).toBeVisible()
    await expect(canvas.getByText(/4 customers aren’t listed/)).toBeVisible()
  },
}
/** All of them bought before the first day with complete orders. */
export const NobodyKnownToBeNew: Story = {
  args: {
    page: {
      data: [],
      meta: { ...page.meta, total: 0, first: [], later: [], known_since: '2026-09-27', unknown: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 customer isn’t listed/)).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
