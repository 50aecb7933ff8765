import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area.tsx'

const meta = {
  component: TextArea,
  args: { label: 'Note', name: 'content' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'What should the next person know?' } }
export const LongText: Story = {
  args: { defaultValue: 'The customer asked for another address.\n'.repeat(12) },
}
export const WithError: Story = { args: { error: 'Write something first' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing can be typed here.' } }
