import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { exampleProgress, exampleStore } from './example-store.ts'
import { StoreCard } from './store-card.tsx'

const meta = {
  title: 'Integrations/StoreCard',
  component: StoreCard,
  args: {
    store: exampleStore(),
    timeZone: 'Europe/Istanbul',
    now: new Date('2026-11-21T14:06:00.000Z'),
    onSync: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof StoreCard>
export default meta
type Story = StoryObj<typeof meta>

export const UpToDate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Synced 4 min ago')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sync now' }))
    await expect(args.onSync).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Oak Workshop' }))
    await screen.findByRole('menuitem', { name: 'Replace keys' })
    // The menu takes no choice before it stands.
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => {
      const item = screen.getByRole('menuitem', { name: 'Replace keys' })
      return expect(screen.getByRole('menu')).toHaveAttribute('aria-activedescendant', item.id)
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith('keys'))
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
    await expect(args.onEdit).toHaveBeenCalledWith('keys')
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

export const ReadOnly: Story = { args: { onSync: undefined, onEdit: undefined } }
