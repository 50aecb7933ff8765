import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Open at start', hint: 'Or press [ at any time.', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 472 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const WithoutHint: Story = { args: { hint: undefined } }
export const LongText: Story = {
  args: {
    hint: 'Applies wherever you sign in, on every device, from the next page on; your team is not affected by it.',
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const control = canvas.getByRole('switch', { name: 'Open at start' })
    await expect(control).toHaveFocus()
    await expect(control).toHaveAccessibleDescription('Or press [ at any time.')
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}
