import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialButtons } from './social-buttons.tsx'

const start = (provider: string) => `#start-${provider}`

const meta = {
  component: SocialButtons,
  args: {
    services: { google: start('google'), facebook: start('facebook'), apple: start('apple') },
    onLeave: () => {},
  },
} satisfies Meta<typeof SocialButtons>
export default meta
type Story = StoryObj<typeof meta>

export const AllProviders: Story = {}

export const OneProvider: Story = { args: { services: { google: start('google') } } }
