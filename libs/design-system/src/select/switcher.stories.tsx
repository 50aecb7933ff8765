import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@tandem/design-system/css'
import { Store } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Switcher } from './select.tsx'
import type { SwitcherProps } from './select.tsx'
import { State, StateGrid } from '../example-states.tsx'

const icon = <Store size={16} strokeWidth={1.75} aria-hidden />

const meta = {
  title: 'Switcher (picker)',
  id: 'design-system-select-switcher',

  component: Switcher,
  args: {
    label: 'Store',
    value: 'home',
    look: 'switcher',
    disabled: false,
    onValueChange: fn(),
    options: [
      { value: 'home', label: 'Linden Home', hint: 'TRY', icon },
      { value: 'oak', label: 'Oak Workshop', hint: 'EUR', icon },
      { value: 'long', label: 'A pop-up store with quite a long name', hint: 'GBP', icon },
      { value: 'rtl', label: 'متجر الزيتون 12', hint: 'ILS', icon },
    ],
  },
} satisfies Meta<typeof Switcher>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const LongName: Story = { args: { value: 'long' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Hidden in such a row, it doesn't widen the page. */
export const InARowThatScrolls: Story = {
  render: (args) => (
    <div className={css({ display: 'flex', overflowX: 'auto', maxWidth: '[320px]' })}>
      <div className={css({ flex: 'none', width: '[150vw]' })}>Stores</div>
      <Switcher {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('combobox', { name: 'Store' })
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = await canvas.findByRole('combobox', { name: 'Store' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('option', { name: /Oak Workshop/ }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('oak'))
    await userEvent.click(trigger)
    await screen.findByRole('listbox')
  },
}

export const States: Story = {
  render: ({ label: _label, ...args }) => {
    const one = (name: string, props: Partial<SwitcherProps<string>> = {}) => (
      <Switcher {...args} {...props} label={name} />
    )
    return (
      <StateGrid>
        <State name="Default">{one('Default')}</State>
        <State name="Hover" look="hover">
          {one('Hover')}
        </State>
        <State name="Focus" look="focus">
          {one('Focus')}
        </State>
        <State name="Disabled">{one('Disabled', { disabled: true })}</State>
        <State name="Empty">{one('Empty', { value: undefined, placeholder: 'Choose a store' })}</State>
        <State name="In a list of settings">{one('In a list', { look: 'field' })}</State>
        <State name="Long text">{one('Long text', { value: 'long' })}</State>
        <State name="Right to left">{one('Right to left', { value: 'rtl' })}</State>
      </StateGrid>
    )
  },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('combobox')).toHaveLength(8),
}
