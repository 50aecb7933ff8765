import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/text.tsx'
import { Link } from './link.tsx'

const meta = {
  component: Link,
  args: { href: '#', children: 'Forgot password?' },
} satisfies Meta<typeof Link>
export default meta

type Story = StoryObj<typeof meta>

export const Standalone: Story = {}
export const Inline: Story = {
  args: { variant: 'inline', children: 'Privacy policy' },
  render: (args) => (
    <Text size="xs" tone="muted">
      By signing in you agree to the <Link {...args} />.
    </Text>
  ),
}
export const Plain: Story = { args: { variant: 'plain', children: 'Linden Home' } }
export const Focused: Story = { play: async ({ canvas }) => canvas.getByRole('link').focus() }
