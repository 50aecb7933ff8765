import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../text/text.tsx'
import { Link } from './link.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Link (anchor)',
  id: 'design-system-link',

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

const linkVariants = ['standalone', 'inline', 'plain'] as const

export const States: Story = {
  render: ({ children: _children, ...args }) => {
    const all = () => (
      <Stack gap="2" align="start">
        {linkVariants.map((variant) => (
          <Link key={variant} {...args} variant={variant}>
            Order #4812 ({variant})
          </Link>
        ))}
      </Stack>
    )
    return (
      <StateGrid width={180}>
        <State name="Default">{all()}</State>
        <State name="Hover" look="hover">
          {all()}
        </State>
        <State name="Focus" look="focus">
          {all()}
        </State>
        <State name="Long text">
          <Link {...args}>https://a-store-with-a-remarkably-long-address.example.com/orders/4812</Link>
        </State>
        <State name="Right to left">
          <Link {...args}>متجر الزيتون</Link>
        </State>
      </StateGrid>
    )
  },
}
