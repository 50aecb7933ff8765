import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Confirm dialog (alert dialog)',
  id: 'design-system-dialog-confirm-dialog',

  component: ConfirmDialog,
  args: {
    open: true,
    loading: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete Jonas Weber?',
    children: 'Jonas loses access at once. Notes he shared with the team stay.',
    confirmLabel: 'Delete user',
    cancelLabel: 'Keep',
    danger: true,
  },
  // It covers the window, so each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Dangerous: Story = {
  play: async ({ userEvent, args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Delete Jonas Weber?' })
    await expect(question).toHaveAccessibleDescription(/loses access at once/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Delete user' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Harmless: Story = {
  args: {
    title: 'Sync Linden Home now?',
    children: 'The shop answers slowly today, so this may take an hour.',
    confirmLabel: 'Sync store',
    cancelLabel: 'Not now',
    danger: false,
  },
}

export const Loading: Story = { args: { loading: true } }

export const LongText: Story = {
  args: {
    title: 'Delete the store of a company with a remarkably long and unbreakable-name.example.com?',
    children:
      'Its orders, customers and products leave Tandem at once, and nothing in the shop changes. '.repeat(4),
    confirmLabel: 'Delete the store and all that belongs to it',
  },
}
