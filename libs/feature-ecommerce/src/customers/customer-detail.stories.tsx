import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CustomerFacts } from './customer-detail.tsx'
import { exampleCustomers } from './example-customers.ts'

const [known, bare] = exampleCustomers().map((customer) => ({
  ...customer,
  store_name: 'Linden Home',
  phone: customer.id === 1 ? '+90 212 555 01 23' : null,
  address: null,
  registered_at: customer.id === 1 ? '2026-01-05T09:00:00.000Z' : null,
  admin_url: null,
}))

const meta = {
  title: 'E-commerce/Customer facts',
  component: CustomerFacts,
  args: { customer: known!, timeZone: 'Europe/Istanbul' },
} satisfies Meta<typeof CustomerFacts>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 Jan 2026 12:00')).toBeVisible()
    await expect(canvas.getByText('₺14.270,00')).toBeVisible()
  },
}
export const Guest: Story = { args: { customer: bare! } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
