import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { exampleProgress, exampleStore } from './example-store.ts'
import { StoreCard } from './store-card.tsx'

const meta = {
  title: 'Integrations/Store card',
  component: StoreCard,
  args: {
    store: exampleStore(),
    timeZone: 'Europe/Istanbul',
    now: new Date('2026-11-21T14:06:00.000Z'),
    actions: {
      onSync: fn(),
      onEdit: fn(),
      onChooseSales: fn(),
      onArchive: fn(),
      onRestore: fn(),
      onHistory: fn(),
      onUnread: fn(),
      onNotes: fn(),
    },
  },
} satisfies Meta<typeof StoreCard>
export default meta
type Story = StoryObj<typeof meta>

export const UpToDate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Synced 4 min ago')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sync now' }))
    await expect(args.actions.onSync).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Oak Workshop' }))
    await screen.findByRole('menuitem', { name: 'Archive' })
    // The menu doesn't accept a choice before it has the focus.
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => {
      const item = screen.getByRole('menuitem', { name: 'Archive' })
      return expect(screen.getByRole('menu')).toHaveAttribute('aria-activedescendant', item.id)
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.actions.onArchive).toHaveBeenCalledOnce())
  },
}

export const RowsThatCouldNotBeRead: Story = {
  args: { store: exampleStore({ sync: { unread_count: 1204 } }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1.204 rows couldn’t be imported.')).toBeVisible()
    await expect(canvas.getByText('Checked against the store 4 hours ago.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }))
    await expect(args.actions.onUnread).toHaveBeenCalledOnce()
  },
}

export const NewStatus: Story = {
  args: {
    store: exampleStore({
      sales: {
        excluded: ['pending', 'cancelled', 'failed'],
        chosen_by: 'shop',
        statuses: [{ status: 'kargoya-verildi', is_new: true }],
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Counted as sales: Kargoya verildi.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose what counts' }))
    await expect(args.actions.onChooseSales).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = {
  args: { store: exampleStore({ sync: { state: 'queued', progress: [] } }) },
}

export const Syncing: Story = {
  args: { store: exampleStore({ sync: { state: 'running', progress: exampleProgress() } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Orders' })).toHaveAttribute(
      'aria-valuetext',
      '12.300 of about 48.000',
    )
    await expect(canvas.queryByRole('button', { name: 'Sync now' })).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    store: exampleStore({
      sync: {
        state: 'failed',
        error: {
          message: 'The store did not answer for 30 seconds, three times in a row.',
          needs_reconnect: false,
        },
      },
    }),
  },
}

export const AccessLost: Story = {
  args: {
    store: exampleStore({
      sync: {
        state: 'failed',
        error: {
          message: 'The consumer key was revoked or has no permission to read.',
          needs_reconnect: true,
        },
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }))
    await expect(args.actions.onEdit).toHaveBeenCalledWith('keys')
  },
}

export const NothingReadYet: Story = {
  args: {
    store: exampleStore({
      sync: {
        state: 'failed',
        succeeded_at: null,
        error: { message: 'The store answered with a page instead of data.', needs_reconnect: false },
      },
    }),
  },
}

export const CountsDiffer: Story = {
  args: {
    store: exampleStore({
      sync: { difference: 'The store counts 6.420 orders, 6.418 were read. The next sync looks again.' },
    }),
  },
}

export const LongNames: Story = {
  args: {
    store: exampleStore({
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenladen Nord',
      url: 'https://very-long-name-of-a-shop.subdomain.example-of-a-long-domain.co.uk/shop',
      orders_count: 1_234_567,
    }),
  },
}

export const Archived: Story = {
  args: { store: exampleStore({ archived_at: '2026-01-06T08:00:00.000Z', name: 'Christmas pop-up' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Archived on 6 Jan 2026. Not syncing.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(args.actions.onRestore).toHaveBeenCalledOnce()
  },
}

export const Polled: Story = {
  args: {
    store: exampleStore({
      type: 'shopify',
      url: 'https://linden-home.myshopify.com',
      updates: { reason: 'The API secret key of its app is not known here.' },
    }),
  },
}

export const NotEverythingReadable: Story = {
  args: {
    store: exampleStore({
      type: 'shopify',
      url: 'https://linden-home.myshopify.com',
      updates: { by: 'webhooks' },
      known_since: '2026-09-22T14:00:00.000Z',
      notices: [
        'Only orders of the last 60 days can be read, and those read are kept. For older ones add read_all_orders to the scopes of the app in Shopify and install it again.',
        'Names and mails of customers are held back. Ask for access to protected customer data in the settings of the app in Shopify.',
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sales are known since 23 Sep 2026/)).toBeVisible()
    await expect(canvas.getByText(/^Only orders of the last 60 days/)).toBeVisible()
    await expect(canvas.getByText(/^Names and mails of customers/)).toBeVisible()
  },
}

export const Live: Story = {
  args: { store: exampleStore({ updates: { by: 'webhooks', last_event_at: '2026-11-21T14:05:00.000Z' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/live updates on/)).toBeVisible()
  },
}

export const BeingChosen: Story = {
  args: { selection: { isSelected: true, onToggle: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Oak Workshop' }))
    await expect(args.selection?.onToggle).toHaveBeenCalledOnce()
  },
}

export const ReadOnly: Story = { args: { actions: { onHistory: fn(), onUnread: fn(), onNotes: fn() } } }
