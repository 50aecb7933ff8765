import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './progress-bar.tsx'
import { ProgressLine } from './progress-line.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Progress bar (loading bar, meter)',
  id: 'design-system-progress-bar',

  component: ProgressBar,
  subcomponents: { ProgressLine },
  args: { label: 'Orders', value: 12_300, max: 48_000, valueText: '12.300 of about 48.000' },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Empty: Story = { args: { value: 0, valueText: undefined } }
export const Done: Story = { args: { value: 48_000, tone: 'success' } }
export const Failed: Story = { args: { tone: 'danger' } }
export const Unknown: Story = { args: { value: undefined, max: undefined, valueText: 'Counting' } }

export const States: Story = {
  render: ({ label: _label, value: _value, valueText: _text, ...args }) => (
    <StateGrid width={200}>
      <State name="Running">
        <ProgressBar {...args} label="Running" value={12_300} />
      </State>
      <State name="Empty">
        <ProgressBar {...args} label="Empty" value={0} />
      </State>
      <State name="Loading">
        <ProgressBar {...args} label="Loading" />
      </State>
      <State name="Done">
        <ProgressBar {...args} label="Done" value={48_000} tone="success" />
      </State>
      <State name="Error">
        <ProgressBar {...args} label="Error" value={12_300} tone="danger" />
      </State>
    </StateGrid>
  ),
}
