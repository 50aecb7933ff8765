import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/text.tsx'
import { Spinner } from './spinner.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Spinner (loader, loading)',
  id: 'design-system-spinner',
  component: Spinner,
  args: { label: 'Syncing', size: 'md' },
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: ({ label: _label, ...args }) => (
    <StateGrid width={140}>
      <State name="Small">
        <Spinner {...args} size="sm" label="Syncing, small" />
      </State>
      <State name="Default">
        <Spinner {...args} label="Syncing" />
      </State>
      <State name="Large">
        <Spinner {...args} size="lg" label="Syncing, large" />
      </State>
      <State name="In its text's colour">
        <Text tone="accent">
          <Spinner {...args} /> Syncing
        </Text>
      </State>
    </StateGrid>
  ),
}
