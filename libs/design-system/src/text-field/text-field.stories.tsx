import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { TextField } from './text-field.tsx'
import { atMost, State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Text field (input, textbox, number input, spin button)',
  id: 'design-system-text-field',

  component: TextField,
  args: {
    label: 'Display name',
    name: 'name',
    size: 'form',
    hint: '',
    error: '',
    placeholder: '',
    disabled: false,
  },
  decorators: [atMost(360)],
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Linden Home' } }
export const Filled: Story = { args: { defaultValue: 'Linden & Oak' } }
export const Focused: Story = {
  args: { defaultValue: 'Linden & Oak' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Display name')),
}
export const WithHint: Story = { args: { label: 'Store name', hint: 'Letters, digits and hyphens' } }
export const WithError: Story = {
  args: {
    label: 'Email',
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
export const Large: Story = { args: { label: 'Email', size: 'lg', defaultValue: 'selin@lindenandoak.com' } }
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

export const States: Story = {
  render: ({ label: _label, ...args }) => (
    <StateGrid>
      <State name="Empty">
        <TextField {...args} label="Name" placeholder="Linden Home" />
      </State>
      <State name="Filled">
        <TextField {...args} label="Name" defaultValue="Linden & Oak" />
      </State>
      <State name="Focus" look="focus">
        <TextField {...args} label="Name" defaultValue="Linden & Oak" />
      </State>
      <State name="Disabled">
        <TextField {...args} label="Name" defaultValue="Linden & Oak" disabled />
      </State>
      <State name="Read only">
        <TextField {...args} label="Name" defaultValue="Linden & Oak" readOnly />
      </State>
      <State name="With hint">
        <TextField {...args} label="Name" hint="Letters, digits and hyphens" />
      </State>
      <State name="Error">
        <TextField {...args} label="Name" defaultValue="Linden Home" error="Another store has this name" />
      </State>
      <State name="Error, focus" look="focus">
        <TextField {...args} label="Name" defaultValue="Linden Home" error="Another store has this name" />
      </State>
      <State name="Prefix">
        <TextField {...args} label="Price" defaultValue="1.427,00" prefix="₺" />
      </State>
      <State name="Suffix">
        <TextField {...args} label="Address" defaultValue="linden-outlet" suffix=".myshopify.com" />
      </State>
      <State name="Large">
        <TextField {...args} label="Email" size="lg" defaultValue="selin@lindenandoak.com" />
      </State>
      <State name="Right to left">
        <TextField {...args} label="Name" dir="auto" defaultValue="متجر الزيتون 12" />
      </State>
    </StateGrid>
  ),
}
