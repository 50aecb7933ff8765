import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleAlert, Info } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Banner } from './banner.tsx'
import { atMost, State, StateGrid } from '../example-states.tsx'

const meta = {
  title: 'Banner (alert, callout, message)',
  id: 'design-system-banner',

  component: Banner,
  args: {
    tone: 'danger',
    announce: false,
    title: 'The store refused the key.',
    children: 'It was probably replaced in the store’s admin. Your data up to 20 Nov 2026 09:15 is safe.',
  },
  decorators: [atMost(480)],
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
    children: 'The email or the password is wrong.',
  },
}
export const WithAction: Story = { args: { actions: <Button size="sm">Try again</Button> } }
export const LongText: Story = {
  args: { children: 'https://a-store-with-a-remarkably-long-address.example.com/'.repeat(4) },
}

export const States: Story = {
  render: (args) => (
    <StateGrid width={360}>
      {(['danger', 'warning', 'info', 'success', 'neutral'] as const).map((tone) => (
        <State key={tone} name={tone}>
          <Banner {...args} tone={tone} icon={<Info aria-hidden />} title={`This is ${tone}.`} />
        </State>
      ))}
      <State name="Long text">
        <Banner {...args} icon={<CircleAlert aria-hidden />} actions={<Button size="sm">Try again</Button>}>
          {'https://a-store-with-a-remarkably-long-address.example.com/'.repeat(3)}
        </Banner>
      </State>
      <State name="Right to left">
        <Banner {...args} title="رفض المتجر المفتاح.">
          بياناتك في أمان. Linden Home
        </Banner>
      </State>
    </StateGrid>
  ),
}
