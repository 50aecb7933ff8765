import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { SocialButtons } from './social-buttons.tsx'

const start = (provider: string) => `#start-${provider}`

const meta = {
  title: 'Sign-in/Social buttons',
  component: SocialButtons,
  args: {
    services: { google: start('google'), facebook: start('facebook'), apple: start('apple') },
    onLeave: () => {},
  },
} satisfies Meta<typeof SocialButtons>
export default meta
type Story = StoryObj<typeof meta>

export const AllProviders: Story = {}

const Late = ({ services, ...props }: ComponentProps<typeof SocialButtons>) => {
  const [known, setKnown] = useState<typeof services>()
  return (
    <>
      <SocialButtons {...props} services={known} />
      <p>
        <button onClick={() => setKnown(services)}>Answer</button>
      </p>
    </>
  )
}

/** What is below doesn't move when the list of providers arrives late. */
const standsStill: Story['play'] = async ({ args, canvas, userEvent }) => {
  const below = canvas.getByRole('button', { name: 'Answer' })
  const { top } = below.getBoundingClientRect()
  await expect(canvas.queryByRole('link')).toBeNull()
  await userEvent.click(below)
  await expect(canvas.queryAllByRole('link')).toHaveLength(Object.keys(args.services ?? {}).length)
  await expect(below.getBoundingClientRect().top).toBe(top)
}

export const KnownLate: Story = { render: (args) => <Late {...args} />, play: standsStill }

export const NoneKnownLate: Story = { ...KnownLate, args: { services: {} } }

export const OneKnownLateOnASmallPhone: Story = {
  ...KnownLate,
  args: { services: { apple: start('apple') } },
  decorators: [
    (Story) => (
      <div style={{ width: 272 }}>
        <Story />
      </div>
    ),
  ],
}

export const OneProvider: Story = { args: { services: { google: start('google') } } }
