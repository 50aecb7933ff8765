import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { StarButton } from './star-button.tsx'
import type { StarButtonProps } from './star-button.tsx'
import { State, StateGrid } from '../example-states.tsx'
import { Inline } from '../layout/inline.tsx'

function Switching({ starred: initially, ...props }: Omit<StarButtonProps, 'label'>) {
  const [starred, setStarred] = useState(initially)
  return (
    <StarButton
      {...props}
      starred={starred}
      label={starred ? 'Unstar Orders' : 'Star Orders'}
      onClick={(event) => {
        setStarred(!starred)
        props.onClick?.(event)
      }}
    />
  )
}

const meta = {
  title: 'Star button (favourite, bookmark)',
  id: 'design-system-star-button',

  component: StarButton,
  args: { label: 'Star Orders', starred: false, disabled: false, onClick: fn() },
} satisfies Meta<typeof StarButton>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Starred: Story = { args: { label: 'Unstar Orders', starred: true } }

export const Touch: Story = { args: { size: 'touch' }, globals: { viewport: { value: 'phone' } } }

export const SwitchesByKeyboard: Story = {
  render: (args) => <Switching {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Star Orders', pressed: false }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Unstar Orders', pressed: true })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Star Orders', pressed: false })).toHaveFocus()
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const States: Story = {
  render: ({ label: _label, starred: _starred, ...args }) => {
    const both = (name: string, props: Partial<StarButtonProps> = {}) => (
      <Inline>
        <StarButton {...args} {...props} label={`Star ${name}`} starred={false} />
        <StarButton {...args} {...props} label={`Unstar ${name}`} starred />
      </Inline>
    )
    return (
      <StateGrid width={140}>
        <State name="Default">{both('Orders')}</State>
        <State name="Hover" look="hover">
          {both('Products')}
        </State>
        <State name="Focus" look="focus">
          {both('Customers')}
        </State>
        <State name="Disabled">{both('Collections', { disabled: true })}</State>
      </StateGrid>
    )
  },
}
