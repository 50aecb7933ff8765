import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@tandem/api-client'
import { fn } from 'storybook/test'
import { EmailLinkBanner } from './email-link-banner.tsx'

const refused = (status: number, code: 'LINK_EXPIRED_OR_INVALID' | 'AN_ERROR_OCCURED', message: string) =>
  new ApiError({ status, code, message, request_id: 'req-42' })

const meta = {
  title: 'Settings/Link of an email change',
  component: EmailLinkBanner,
  args: { name: 'Ada Byron' },
} satisfies Meta<typeof EmailLinkBanner>
export default meta

type Story = StoryObj<typeof meta>

export const Working: Story = { args: { state: { kind: 'working' } } }
export const Verified: Story = { args: { state: { kind: 'verified', email: 'grace@example.test' } } }
export const Incomplete: Story = { args: { state: { kind: 'missing' } } }
export const OfSomebodyElse: Story = { args: { state: { kind: 'others', follow: fn(), leave: fn() } } }
export const UsedUp: Story = {
  args: {
    state: {
      kind: 'failed',
      error: refused(410, 'LINK_EXPIRED_OR_INVALID', 'This link has expired or was used before.'),
      tryAgain: fn(),
    },
  },
}
export const NoAnswer: Story = {
  args: {
    state: {
      kind: 'failed',
      error: refused(500, 'AN_ERROR_OCCURED', 'Something went wrong.'),
      tryAgain: fn(),
    },
  },
}
