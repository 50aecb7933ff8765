import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleAlert, Info } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Banner } from './banner.tsx'

const meta = {
  component: Banner,
  args: {
    tone: 'danger',
    title: 'The store refused the key.',
    children: 'It was probably replaced in the store’s admin. Your data up to 20 Nov 2026 09:15 is safe.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Banner>
export default meta

type Story = StoryObj<typeof meta>

export const Danger: Story = {}
export const Warning: Story = { args: { tone: 'warning', title: 'The store answers slowly.' } }
export const Informing: Story = {
  args: { tone: 'info', icon: <Info aria-hidden />, title: 'This is a demo.' },
}
export const Success: Story = {
  args: { tone: 'success', title: 'Everything is synced.', children: undefined },
}
export const Neutral: Story = { args: { tone: 'neutral', title: 'This store is archived.' } }
export const OfAForm: Story = {
  args: {
    announce: true,
    icon: <CircleAlert aria-hidden />,
    title: undefined,
    children: 'The e-mail or the password is wrong.',
  },
}
export const WithAction: Story = { args: { actions: <Button size="sm">Try again</Button> } }
export const LongText: Story = {
  args: { children: 'https://a-store-with-a-remarkably-long-address.example.com/'.repeat(4) },
}
