import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Remember me on this device' },
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Some: Story = { args: { indeterminate: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const WithoutVisibleLabel: Story = { args: { label: undefined, 'aria-label': 'Select order 4812' } }
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}
export const LongText: Story = {
  args: {
    label:
      'Send me a message whenever a store stops answering, a token expires or a sync ends with fewer rows than the store says it has',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
}
