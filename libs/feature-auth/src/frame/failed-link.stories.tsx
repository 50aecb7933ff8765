import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailedLink } from './failed-link.tsx'

const meta = {
  title: 'Sign-in/Failed link',
  component: FailedLink,
  args: {
    title: 'Link no longer valid',
    description: 'This link has expired or was already used. Request a new one.',
  },
} satisfies Meta<typeof FailedLink>
export default meta
type Story = StoryObj<typeof meta>

export const ForGood: Story = {}

export const MayWorkAgain: Story = { args: { onTryAgain: () => {} } }

export const Incomplete: Story = {
  args: {
    title: 'Missing parameters: user_id or hash is missing.',
    description: 'Open the link in your email again, or copy all of it into the address bar.',
  },
}
