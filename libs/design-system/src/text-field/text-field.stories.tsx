import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  component: TextField,
  args: { label: 'Name in Tandem', name: 'name' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Linden Home' } }
export const Filled: Story = { args: { defaultValue: 'Linden & Oak' } }
export const Focused: Story = {
  args: { defaultValue: 'Linden & Oak' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Name in Tandem')),
}
export const WithHint: Story = { args: { label: 'Store name', hint: 'Letters, digits and hyphens' } }
export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    defaultValue: 'selin@linden',
    error: 'Please enter a valid email address',
  },
}
export const WithSuffix: Story = {
  args: { label: 'Shopify store name', defaultValue: 'linden-outlet', suffix: '.myshopify.com' },
}
export const WithPrefix: Story = { args: { label: 'Price', defaultValue: '1.427,00', prefix: '₺' } }
export const WithAction: Story = {
  args: { label: 'Access token', labelAction: <Link href="#">Where to find it</Link> },
}
export const Disabled: Story = {
  args: { placeholder: 'Not available yet', disabled: true, hint: 'Disabled' },
}
export const Large: Story = { args: { label: 'E-mail', size: 'lg', defaultValue: 'selin@lindenandoak.com' } }
export const LongText: Story = {
  args: {
    label: 'A label that explains at some length what should be written into the field below it',
    labelAction: <Link href="#">Where to find it</Link>,
    defaultValue: 'https://a-store-with-a-remarkably-long-name.example.com/shop/in/a/folder',
    suffix: '.myshopify.com',
    error:
      'This address does not answer as a WooCommerce store. Check it for typing errors, and that the store is reachable from the internet.',
  },
}
