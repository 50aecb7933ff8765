import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingBag, Store } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { OptionCards } from './option-cards.tsx'
import type { OptionCardsProps } from './option-cards.tsx'
import { State, StateGrid } from '../example-states.tsx'

function Form({ value: first, onValueChange, ...cards }: OptionCardsProps<string>) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return (
    <div style={{ maxWidth: 472 }}>
      <OptionCards {...cards} value={value} onValueChange={change} />
    </div>
  )
}

const meta = {
  title: 'Option cards (radio, choice)',
  id: 'design-system-option-cards',

  component: OptionCards<string>,
  render: (args) => <Form {...args} />,
  args: {
    label: 'Shop system',
    value: 'shopify',
    hint: '',
    prominent: false,
    onValueChange: fn(),
    options: [
      {
        value: 'shopify',
        label: 'Shopify',
        hint: 'Access token',
        icon: <ShoppingBag size={20} aria-hidden />,
      },
      {
        value: 'woocommerce',
        label: 'WooCommerce',
        hint: 'Consumer key and secret',
        icon: <Store size={20} aria-hidden />,
      },
    ],
  },
} satisfies Meta<typeof OptionCards<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Shopify/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('woocommerce')
    await expect(canvas.getByRole('radio', { name: /WooCommerce/ })).toBeChecked()
  },
}
export const NotChosen: Story = { args: { value: undefined, hint: 'It decides which keys are needed.' } }
export const WithError: Story = { args: { value: undefined, error: 'Choose a shop system' } }
export const OneIsOff: Story = {
  args: {
    options: [
      { value: 'woocommerce', label: 'WooCommerce', hint: 'Consumer key and secret' },
      { value: 'shopify', label: 'Shopify', hint: 'Soon', disabled: true },
    ],
    value: 'woocommerce',
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Pictured: Story = {
  args: {
    prominent: true,
    columns: 3,
    label: 'Theme',
    hint: 'System matches your device settings.',
    value: 'light',
    options: ['Light', 'Dark', 'System'].map((label) => ({
      value: label.toLowerCase(),
      label,
      art: (
        <svg viewBox="0 0 16 9">
          <rect width="16" height="9" fill="currentColor" />
        </svg>
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
  },
}
export const WithSamples: Story = {
  args: {
    prominent: true,
    columns: 4,
    label: 'Font',
    hint: 'All of them have tabular figures.',
    value: 'onest',
    options: ['Onest', 'Inter', 'Manrope', 'System'].map((label) => ({
      value: label.toLowerCase(),
      label,
      sample: '₺12.480,50',
    })),
  },
}

export const States: Story = {
  render: ({ label: _label, ...args }) => {
    const one = (props: Partial<OptionCardsProps<string>> = {}) => (
      <OptionCards {...args} label="Shop system" {...props} />
    )
    return (
      <StateGrid width={400}>
        <State name="Default">{one()}</State>
        <State name="Empty">{one({ value: undefined, hint: 'It decides which keys are needed.' })}</State>
        <State name="Hover" look="hover" of="label">
          {one()}
        </State>
        <State name="Focus" look="focus" of="input:checked">
          {one()}
        </State>
        <State name="Disabled">
          {one({ options: args.options.map((option) => ({ ...option, disabled: true })) })}
        </State>
        <State name="Error">{one({ value: undefined, error: 'Choose a shop system' })}</State>
        <State name="Long text">
          {one({
            options: args.options.map((option) => ({
              ...option,
              label: `${option.label} of a company with a long name`,
              hint: 'Consumer key and consumer secret, from Settings, Advanced, REST API',
            })),
          })}
        </State>
      </StateGrid>
    )
  },
}
