import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './switch.tsx'
import type { SwitchProps } from './switch.tsx'
import { atMost, State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Switch (toggle)',
  id: 'design-system-switch',

  component: Switch,
  args: { label: 'Open at start', hint: 'Press [ to toggle it.', disabled: false, onCheckedChange: fn() },
  decorators: [atMost(472)],
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const WithReason: Story = {
  args: { hint: undefined, disabledReason: 'There is nothing to open yet.' },
}
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
    await expect(control).toHaveAccessibleDescription('Press [ to toggle it.')
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}

export const States: Story = {
  render: ({ label: _label, hint, ...args }) => {
    const both = (name: string, props: Partial<SwitchProps> = {}) => (
      <div style={{ display: 'grid', gap: 16 }}>
        <Switch {...args} {...props} label={`${name}, off`} hint={hint} />
        <Switch {...args} {...props} label={`${name}, on`} defaultChecked />
      </div>
    )
    return (
      <StateGrid width={260}>
        <State name="Default">{both('Default')}</State>
        <State name="Focus" look="focus">
          {both('Focus')}
        </State>
        <State name="Disabled">{both('Disabled', { disabled: true })}</State>
        <State name="Right to left">
          <div dir="rtl">
            <Switch {...args} label="مفتوح عند البدء" hint="على كل أجهزتك" defaultChecked />
          </div>
        </State>
      </StateGrid>
    )
  },
}
