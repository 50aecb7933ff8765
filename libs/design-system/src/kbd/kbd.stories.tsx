import type { Meta, StoryObj } from '@storybook/react-vite'
import { State, StateGrid } from '../example-states.tsx'
import { Text } from '../text/text.tsx'
import { Kbd } from './kbd.tsx'

const meta = {
  title: 'Kbd (key, shortcut)',
  id: 'design-system-kbd',
  component: Kbd,
  args: { children: '/' },
} satisfies Meta<typeof Kbd>
export default meta

type Story = StoryObj<typeof meta>

export const OneKey: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid width={180}>
      <State name="One key">
        <Kbd {...args} />
      </State>
      <State name="Two keys">
        <Kbd {...args}>⌘</Kbd> <Kbd {...args}>K</Kbd>
      </State>
      <State name="In a sentence">
        <Text size="sm">
          Or press <Kbd {...args}>[</Kbd> at any time.
        </Text>
      </State>
      <State name="Long text">
        <Kbd {...args}>Page Down</Kbd>
      </State>
    </StateGrid>
  ),
}

/** Phones have no keyboard, so nothing is shown. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Text size="sm">
      The search <Kbd {...args} />
    </Text>
  ),
}
