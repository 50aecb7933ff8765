import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Pencil } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Inline } from '../layout/inline.tsx'
import { IconButton } from './icon-button.tsx'
import type { IconButtonProps } from './icon-button.tsx'
import { State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Icon button',
  id: 'design-system-icon-button',

  component: IconButton,
  args: {
    label: 'More actions for Linden Home',
    icon: <Ellipsis aria-hidden />,
    variant: 'ghost',
    size: 'md',
    loading: false,
    disabled: false,
    onClick: fn(),
  },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Ghost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Linden Home' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Disabled: Story = { args: { variant: 'secondary', disabled: true } }
export const Loading: Story = { args: { variant: 'secondary', loading: true } }
export const Sizes: Story = {
  render: (args) => (
    <Inline gap="3">
      {(['sm', 'md', 'form', 'lg', 'touch'] as const).map((size) => (
        <IconButton
          key={size}
          {...args}
          label={`Edit (${size})`}
          icon={<Pencil aria-hidden />}
          variant="secondary"
          size={size}
        />
      ))}
    </Inline>
  ),
}

export const States: Story = {
  render: ({ label: _label, ...args }) => {
    const all = (label: string, props: Partial<IconButtonProps> = {}) => (
      <Inline>
        {(['ghost', 'secondary', 'primary', 'danger'] as const).map((variant) => (
          <IconButton key={variant} {...args} {...props} variant={variant} label={`${label}, ${variant}`} />
        ))}
      </Inline>
    )
    return (
      <StateGrid width={200}>
        <State name="Default">{all('Default')}</State>
        <State name="Hover" look="hover">
          {all('Hover')}
        </State>
        <State name="Focus" look="focus">
          {all('Focus')}
        </State>
        <State name="Active" look="active">
          {all('Active')}
        </State>
        <State name="Disabled">{all('Disabled', { disabled: true })}</State>
        <State name="Loading">{all('Loading', { loading: true })}</State>
      </StateGrid>
    )
  },
}
