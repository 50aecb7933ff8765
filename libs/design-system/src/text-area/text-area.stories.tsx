import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area.tsx'
import { atMost, State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Text area (textarea, multiline)',
  id: 'design-system-text-area',

  component: TextArea,
  args: { label: 'Note', name: 'content', hint: '', error: '', placeholder: '', disabled: false },
  decorators: [atMost(420)],
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Add a note…' } }
export const LongText: Story = {
  args: { defaultValue: 'The customer asked for another address.\n'.repeat(12) },
}
export const WithError: Story = { args: { error: 'Write something first' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing can be typed here.' } }

export const States: Story = {
  render: ({ label: _label, ...args }) => (
    <StateGrid>
      <State name="Empty">
        <TextArea {...args} label="Note" placeholder="Add a note…" />
      </State>
      <State name="Filled">
        <TextArea {...args} label="Note" defaultValue="The customer asked for another address." />
      </State>
      <State name="Focus" look="focus">
        <TextArea {...args} label="Note" defaultValue="The customer asked for another address." />
      </State>
      <State name="Disabled">
        <TextArea {...args} label="Note" defaultValue="Nothing can be typed here." disabled />
      </State>
      <State name="Error">
        <TextArea {...args} label="Note" error="Write something first" />
      </State>
      <State name="With hint">
        <TextArea {...args} label="Note" hint="Your team reads it too." />
      </State>
      <State name="Right to left">
        <TextArea {...args} label="Note" dir="auto" defaultValue="طلب العميل عنوانا آخر: Lindenstraße 4" />
      </State>
    </StateGrid>
  ),
}
