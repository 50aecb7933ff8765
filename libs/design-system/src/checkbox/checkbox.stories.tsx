import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'
import type { CheckboxProps } from './checkbox.tsx'
import { atMost, State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Checkbox (tick box, check)',
  id: 'design-system-checkbox',

  component: Checkbox,
  args: { label: 'Remember me on this device', indeterminate: false, disabled: false },
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
  decorators: [atMost(280)],
}

export const States: Story = {
  render: ({ label: _label, 'aria-label': _name, ...args }) => {
    const all = (name: string, props: Omit<CheckboxProps, 'label' | 'aria-label'> = {}) => (
      <div style={{ display: 'grid', gap: 8 }}>
        <Checkbox {...args} {...props} label={`${name}, off`} />
        <Checkbox {...args} {...props} label={`${name}, on`} defaultChecked />
        <Checkbox {...args} {...props} label={`${name}, some`} indeterminate />
      </div>
    )
    return (
      <StateGrid width={180}>
        <State name="Default">{all('Default')}</State>
        <State name="Focus" look="focus">
          {all('Focus')}
        </State>
        <State name="Disabled">{all('Disabled', { disabled: true })}</State>
        <State name="Error">{all('Error', { 'aria-invalid': true })}</State>
        <State name="Right to left">
          <Checkbox {...args} label="تذكرني على هذا الجهاز" />
        </State>
      </StateGrid>
    )
  },
}
