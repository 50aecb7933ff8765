import type { ConnectionOutcome } from '@tandem/api-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { exampleAccount } from '../example-account.ts'
import { ConnectionResult } from './connection-result.tsx'

const outcome = (changes: Partial<ConnectionOutcome>): ConnectionOutcome => ({
  result: 'created',
  accounts: [],
  offered: [],
  missing_permissions: [],
  problem: null,
  state: null,
  ...changes,
})

const meta = {
  title: 'Integrations/Connection result',
  component: ConnectionResult,
  args: { outcome: outcome({}), isLeaving: false, onConnect: fn(), onBack: fn() },
} satisfies Meta<typeof ConnectionResult>
export default meta
type Story = StoryObj<typeof meta>

export const Created: Story = {
  args: { outcome: outcome({ accounts: [exampleAccount()] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to accounts' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Updated: Story = {
  args: { outcome: outcome({ result: 'updated', accounts: [exampleAccount()] }) },
}

export const ConnectedElsewhere: Story = {
  args: {
    outcome: outcome({
      result: 'exists',
      offered: [
        {
          id: '1',
          username: 'linden.and.oak',
          name: 'Linden & Oak',
          picture_url: null,
          page_name: 'Linden & Oak',
          status: 'elsewhere',
        },
      ],
    }),
  },
}

export const PermissionsNotGranted: Story = {
  args: {
    outcome: outcome({
      result: 'permissions_not_granted',
      missing_permissions: ['See the insights', 'List your Facebook Pages'],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onConnect).toHaveBeenCalledWith('rerequest')
  },
}

export const Cancelled: Story = { args: { outcome: outcome({ result: 'cancelled' }) } }

export const NothingFound: Story = {
  args: {
    outcome: outcome({
      result: 'nothing_found',
      problem: { step: 'pages', message: 'No Facebook Page was found that you manage.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Facebook Pages').closest('li')).toHaveAttribute('aria-current', 'step')
  },
}
