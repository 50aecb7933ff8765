import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { StoreSwitcher } from './store-switcher.tsx'

const stores = [
  { id: 3, name: 'Linden Home', type: 'woocommerce', default_currency: 'TRY' },
  { id: 8, name: 'Oak Workshop', type: 'woocommerce', default_currency: 'EUR' },
] as const

const meta = {
  title: 'Choices/Store switcher',
  component: StoreSwitcher,
  args: { stores, value: null, onChange: fn() },
} satisfies Meta<typeof StoreSwitcher>
export default meta
type Story = StoryObj<typeof meta>

export const AllStores: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /Store/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Oak Workshop/ }))
    await expect(args.onChange).toHaveBeenCalledWith(8)
  },
}
export const OneOfSeveral: Story = { args: { value: 3 } }
export const OnlyOne: Story = { args: { stores: stores.slice(0, 1) } }
export const LongText: Story = {
  args: {
    stores: [
      {
        ...stores[0],
        name: 'A store whose owner could not decide on a name and so took all of them at once',
      },
      { ...stores[1], name: 'متجر الزيتون 12' },
    ],
    value: 3,
  },
}
export const RightToLeft: Story = { args: { ...LongText.args, value: 8 } }
