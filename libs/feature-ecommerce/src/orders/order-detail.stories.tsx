import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@tandem/design-system'
import { MemoryRouter } from 'react-router'
import { expect } from 'storybook/test'
import { exampleOrderDetail } from './example-order-detail.ts'
import { OrderSheet } from './order-detail.tsx'

const meta = {
  title: 'E-commerce/OrderSheet',
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
    await expect(canvas.getByText('Left after refunds').nextSibling).toHaveTextContent('₺1.227,00')
    await expect(canvas.getByText('Came by a tagged link of instagram (social).')).toBeVisible()
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
    await expect(canvas.getByText('Does not count as revenue while its status is Pending')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
