import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { PasswordField } from './password-field.tsx'
import { atMost, State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Password field (secret)',
  id: 'design-system-password-field',

  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    size: 'lg',
    hint: '',
    error: '',
    disabled: false,
    defaultValue: 'sunny-orchard',
  },
  decorators: [atMost(360)],
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
export const WithAction: Story = { args: { labelAction: <Link href="#">Forgot password?</Link> } }
export const WithError: Story = { args: { error: 'Please enter your password' } }
export const Disabled: Story = { args: { disabled: true } }

export const States: Story = {
  render: ({ label: _label, ...args }) => (
    <StateGrid>
      <State name="Hidden">
        <PasswordField {...args} label="Password" />
      </State>
      <State name="Empty">
        <PasswordField {...args} label="Password" defaultValue="" />
      </State>
      <State name="Focus" look="focus" of="input">
        <PasswordField {...args} label="Password" />
      </State>
      <State name="Hover" look="hover" of="button">
        <PasswordField {...args} label="Password" />
      </State>
      <State name="Disabled">
        <PasswordField {...args} label="Password" disabled />
      </State>
      <State name="Error">
        <PasswordField {...args} label="Password" error="At least 12 characters" />
      </State>
      <State name="With hint">
        <PasswordField {...args} label="Password" hint="At least 12 characters" />
      </State>
      <State name="Long text">
        <PasswordField {...args} label="Password" defaultValue={'sunny-orchard-'.repeat(12)} />
      </State>
    </StateGrid>
  ),
}
