import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SearchField } from './search-field.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Search field (search box)',
  id: 'design-system-search-field',

  component: SearchField,
  args: {
    label: 'Search orders',
    placeholder: 'Search order, customer or email',
    clearLabel: 'Clear search',
    value: '',
    shortcut: '/',
    disabled: false,
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

export const States: Story = {
  render: ({ label: _label, ...args }) => (
    <StateGrid width={220}>
      <State name="Empty">
        <SearchField {...args} label="Empty" />
      </State>
      <State name="Filled">
        <SearchField {...args} label="Filled" value="lantern" />
      </State>
      <State name="Hover" look="hover" of="button">
        <SearchField {...args} label="Hover" value="lantern" />
      </State>
      <State name="Focus" look="focus" of="input">
        <SearchField {...args} label="Focus" value="lantern" />
      </State>
      <State name="Disabled">
        <SearchField {...args} label="Disabled" disabled />
      </State>
      <State name="Long text">
        <SearchField {...args} label="Long text" value="a search that is longer than the box is wide" />
      </State>
      <State name="Right to left">
        <SearchField {...args} label="Right to left" dir="auto" value="فوانيس معدنية" />
      </State>
    </StateGrid>
  ),
}
