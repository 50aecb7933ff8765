import type { Meta, StoryObj } from '@storybook/react-vite'
import { Store } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Switcher } from './select.tsx'

const icon = <Store size={16} strokeWidth={1.75} aria-hidden />

const meta = {
  component: Switcher,
  args: {
    label: 'Store',
    value: 'home',
    onValueChange: fn(),
    options: [
      { value: 'home', label: 'Linden Home', hint: 'TRY', icon },
      { value: 'oak', label: 'Oak Workshop', hint: 'EUR', icon },
      { value: 'long', label: 'A pop-up store with quite a long name', hint: 'GBP', icon },
    ],
  },
} satisfies Meta<typeof Switcher>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const LongName: Story = { args: { value: 'long' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

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
