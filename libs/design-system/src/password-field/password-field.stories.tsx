import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    size: 'lg',
    defaultValue: 'sunny-orchard',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
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
