import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tandem/design-system'
import { MemoryRouter } from 'react-router'
import { expect } from 'storybook/test'
import { exampleOrderDetail } from './example-order-detail.ts'
import { OrderSheet } from './order-detail.tsx'

const meta = {
  title: 'E-commerce/Order sheet',
  component: OrderSheet,
  args: { order: exampleOrderDetail(), timeZone: 'Europe/Istanbul' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Stack gap="6" style={{ maxWidth: '28rem' }}>
          {Story()}
        </Stack>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof OrderSheet>
export default meta
type Story = StoryObj<typeof meta>

export const PartRefunded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counts as revenue')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Lantern, oak' })).toHaveAttribute(
      'href',
      '/e-commerce/products?product=1',
    )
    await expect(
      canvas.getByText('Items ₺120,00 · Shipping ₺30,00 · Tax ₺30,00 · Not assigned by the shop ₺20,00'),
    ).toBeVisible()
    await expect(canvas.getByText(/^2 × ₺490,00/)).toHaveTextContent('2 × ₺490,00 · SKU LAN-OAK-1')
    await expect(canvas.getByText('Net after refunds').nextSibling).toHaveTextContent('₺1.227,00')
    await expect(canvas.getByText('Came from a tracked Instagram link (social).')).toBeVisible()
  },
}
export const OfAGuestWithNothingKnown: Story = {
  args: {
    order: exampleOrderDetail({
      status: 'pending',
      is_sale: false,
      customer_id: null,
      customer_name: '',
      customer_email: null,
      customer_city: null,
      customer_country: null,
      refunded_total: 0,
      lines: [],
      lines_total: 0,
      refunds: [],
      attribution: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not counted as revenue while Pending')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
export const EditedAndExchanged: Story = {
  args: {
    order: exampleOrderDetail({
      is_edited: true,
      return_state: 'returned',
      refunded_total: 0,
      refunds: [],
      total: 142_700,
      lines_total: 118_000,
      lines: [
        {
          position: 0,
          product_id: 1,
          name: 'Lantern, oak',
          sku: 'LAN-OAK-1',
          quantity: 1,
          image_url: null,
          removed_quantity: 1,
          removed_by: 'edit',
          added_by: null,
          total: 49_000,
        },
        {
          position: 1,
          product_id: 2,
          name: 'Tea cup',
          sku: null,
          quantity: 0,
          image_url: null,
          removed_quantity: 2,
          removed_by: 'return',
          added_by: null,
          total: 0,
        },
        {
          position: 2,
          product_id: 3,
          name: 'Tea pot',
          sku: null,
          quantity: 1,
          image_url: null,
          removed_quantity: 0,
          removed_by: null,
          added_by: 'exchange',
          total: 69_000,
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    for (const words of ['Edited after it was placed', 'Exchanged', 'Returned'])
      await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.getByText(/2 ordered, 1 removed/)).toBeVisible()
    await expect(canvas.getByText('2 ordered, 2 returned without a refund')).toBeVisible()
    await expect(canvas.getByText('1 × ₺690,00 · Sent in exchange')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
