import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { toast } from './toast.ts'
import type { ToastMessage } from './toast-message.ts'

interface Args extends ToastMessage {
  kind: keyof typeof toast
}

const undo = fn()

const meta = {
  title: 'Toast (snackbar, notification)',
  id: 'design-system-toast',

  args: {
    kind: 'success',
    title: 'Removed from Starred',
    description: 'Tracker is no longer in your sidebar.',
  },
  beforeEach: () => void undo.mockClear(),
  render: ({ kind, ...message }) => <Button onClick={() => toast[kind](message)}>Show</Button>,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

const shown: Story['play'] = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
  const role = args.kind === 'error' ? 'alert' : 'status'
  const card = await screen.findByRole(role, { name: args.title })
  await waitFor(() => expect(card).toBeVisible())
}

export const Success: Story = {
  args: { action: { label: 'Undo', onAction: undo } },
  play: shown,
}
export const Failure: Story = {
  args: {
    kind: 'error',
    title: 'Store is already syncing',
    description: 'Linden Home is at 12.300 of about 48.000 orders.',
    action: { label: 'Show progress', onAction: fn() },
  },
  play: shown,
}
export const Warning: Story = {
  args: {
    kind: 'warning',
    title: 'No registered email found.',
    description: 'Register first, or sign in.',
  },
  play: async (context) => {
    await shown(context)
    const icon = screen.getByRole('status', { name: context.args.title }).querySelector('svg')
    await expect(icon).toHaveClass('lucide-triangle-alert')
  },
}
export const Information: Story = {
  args: {
    kind: 'info',
    title: 'A new version is available',
    description: 'Reload when you’re ready. Your work is saved.',
  },
  play: shown,
}

export const ByKeyboard: Story = {
  args: { action: { label: 'Undo', onAction: undo } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    const card = await screen.findByRole('status', { name: args.title })
    await userEvent.keyboard('{Alt>}t{/Alt}')
    const region = screen.getByRole('region', { name: /Alt\+T|altKey\+T/i })
    await waitFor(() => expect(region).toHaveFocus())
    await userEvent.tab()
    await expect(card).toHaveFocus()
    await userEvent.tab()
    await expect(within(card).getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('status', { name: args.title })).toBeNull())
  },
}

export const ReplacesItsTwin: Story = {
  args: { id: 'twin' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await screen.findByRole('status', { name: args.title })
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(screen.getAllByRole('status', { name: args.title })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('status', { name: args.title })).toBeNull())
  },
}

export const LongText: Story = {
  args: {
    kind: 'error',
    title: 'The store of a company with a remarkably long name is already syncing',
    description: 'https://a-store-with-a-remarkably-long-address-without-any-break.example.com, متجر الزيتون',
    action: { label: 'Show progress', onAction: fn() },
  },
  play: shown,
}
