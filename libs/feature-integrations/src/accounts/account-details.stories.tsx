import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AccountDetails } from './account-details.tsx'
import { exampleAccount, exampleReading } from './example-account.ts'

const meta = {
  title: 'Integrations/Account details',
  component: AccountDetails,
  args: {
    account: exampleAccount(),
    timeZone: 'Europe/Istanbul',
    isLeaving: false,
    onReconnect: fn(),
  },
} satisfies Meta<typeof AccountDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Healthy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connected')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reconnect' })).toBeNull()
  },
}

export const AccessEnded: Story = {
  args: {
    account: exampleAccount({
      health: { state: 'reconnect', message: 'Access has expired. Please reconnect.' },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Expired')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }))
    await expect(args.onReconnect).toHaveBeenCalledWith('reauthorize')
  },
}

export const PermissionMissing: Story = {
  args: {
    account: exampleAccount({
      health: {
        state: 'permissions',
        missing: ['See the insights'],
        message: 'Not permitted any more: See the insights. Reconnect.',
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }))
    await expect(args.onReconnect).toHaveBeenCalledWith('rerequest')
  },
}

export const Reading: Story = {
  args: { account: exampleAccount({ reading: { state: 'running', progress: exampleReading() } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Posts' })).toHaveAttribute(
      'aria-valuetext',
      '120 of about 420',
    )
  },
}

export const Tracked: Story = {
  args: {
    account: exampleAccount({ service: 'tracker', page_name: null, following_count: null }),
  },
}

export const NotFoundAnyMore: Story = {
  args: {
    account: exampleAccount({
      service: 'tracker',
      is_renamed: true,
      health: {
        state: 'failing',
        message: 'We can no longer find this username. It may have been renamed or made private.',
      },
    }),
  },
}

export const LongNames: Story = {
  args: {
    account: exampleAccount({
      username: 'donaudampfschifffahrtskapitaen',
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenladen Nord',
      website: 'https://very-long-name-of-a-shop.subdomain.example-of-a-long-domain.co.uk/shop',
      collections: [
        'Shop',
        'Magazine',
        'Competitors of the north',
        'A collection with a long name indeed',
      ].map((name, id) => ({ id, name })),
    }),
  },
}
