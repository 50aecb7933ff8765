import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  component: SearchField,
  args: {
    label: 'Search orders',
    placeholder: 'Search order, customer or e-mail',
    clearLabel: 'Clear search',
    value: '',
    shortcut: '/',
    onValueChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 280 }}>
        <SearchField {...args} value={value} onValueChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'lantern' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { value: 'a search for something that is longer than the box is wide' },
}
