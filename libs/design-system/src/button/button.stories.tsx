import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'
import { State, StateGrid } from '../example-states.tsx'
import { Inline } from '../layout/inline.tsx'

const meta = {
  title: 'Button',
  id: 'design-system-button',

  component: Button,
  args: {
    children: 'Connect a store',
    variant: 'secondary',
    size: 'md',
    loading: false,
    disabled: false,
    fullWidth: false,
    onClick: fn(),
  },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = {}
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete store' } }
export const WithIcon: Story = { args: { variant: 'primary', icon: <Plus aria-hidden /> } }

export const Disabled: Story = {
  args: { variant: 'primary', disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  args: { variant: 'primary', loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Connect a store' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const

/** Every variant in every state. `active` differs from `hover` only while the pointer is pressed. */
export const States: Story = {
  render: ({ children: _children, ...args }) => {
    const all = (props: Partial<ButtonProps> = {}) => (
      <Inline wrap>
        {variants.map((variant) => (
          <Button key={variant} {...args} {...props} variant={variant}>
            {variant === 'danger' ? 'Delete' : 'Save'}
          </Button>
        ))}
      </Inline>
    )
    return (
      <StateGrid width={320}>
        <State name="Default">{all()}</State>
        <State name="Hover" look="hover">
          {all()}
        </State>
        <State name="Focus" look="focus">
          {all()}
        </State>
        <State name="Active" look="active">
          {all()}
        </State>
        <State name="Disabled">{all({ disabled: true })}</State>
        <State name="Loading">{all({ loading: true })}</State>
        <State name="With icon">{all({ icon: <Plus aria-hidden /> })}</State>
        <State name="With icon, loading">{all({ icon: <Plus aria-hidden />, loading: true })}</State>
        <State name="Long text">
          {/* The label never wraps, so keep it to a verb and its object. */}
          <Button {...args}>Connect another WooCommerce store</Button>
        </State>
        <State name="Right to left">
          <Button {...args} icon={<Plus aria-hidden />}>
            متجر الزيتون
          </Button>
        </State>
      </StateGrid>
    )
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline wrap>
      {(['sm', 'md', 'form', 'lg', 'touch'] as const).map((size) => (
        <Button key={size} {...args} size={size}>
          Sync now ({size})
        </Button>
      ))}
    </Inline>
  ),
}
