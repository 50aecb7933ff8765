import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './divider.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Divider (separator, rule, line)',
  id: 'design-system-divider',
  component: Divider,
} satisfies Meta<typeof Divider>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const WithWords: Story = { args: { children: 'or continue with' } }

export const States: Story = {
  render: () => (
    <StateGrid width={280}>
      <State name="Line">
        <Divider />
      </State>
      <State name="With words">
        <Divider>or continue with</Divider>
      </State>
      <State name="Long text">
        <Divider>or continue with an account that you already have somewhere else</Divider>
      </State>
      <State name="Right to left">
        <Divider>أو تابع عبر</Divider>
      </State>
    </StateGrid>
  ),
}
