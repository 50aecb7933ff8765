import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Opened by a button, as on a page; `defaultOpen` shows the dialog immediately. */
function Page({ defaultOpen, onOpenChange, ...dialog }: DialogProps & { defaultOpen: boolean }) {
  const [open, setOpen] = useState(defaultOpen)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  return (
    <>
      <Button onClick={() => change(true)}>Open</Button>
      <Dialog {...dialog} open={open} onOpenChange={change} />
    </>
  )
}

const meta = {
  title: 'Dialog (modal, popup, lightbox)',
  id: 'design-system-dialog',

  component: Dialog,
  render: (args) => <Page {...args} defaultOpen={args.open} />,
  args: {
    open: false,
    title: 'Connect a store',
    size: 'md',
    unsaved: false,
    description: 'Tandem reads from the store and never writes to it.',
    onOpenChange: fn(),
    action: { label: 'Connect store', form: 'connect' },
    children: (
      <form id="connect" style={{ display: 'grid', gap: 16 }}>
        <TextField label="Display name" />
        <TextField label="Store address" hint="As you type it in the browser" />
      </form>
    ),
  },
  // It covers the window, so each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Connect a store' })
    await expect(dialog).toHaveAccessibleDescription('Tandem reads from the store and never writes to it.')
  },
}

export const TwoColumns: Story = { args: { open: true, size: 'lg' } }

export const Loading: Story = {
  args: { open: true, action: { label: 'Connect store', form: 'connect', loading: true } },
}

export const LongText: Story = {
  args: {
    open: true,
    title: 'Connect the store of a company with a remarkably long and unbreakable-name.example.com',
    footerStart: 'Step 1 of 2',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Paragraph {index + 1} of a long text.</p>
    )),
  },
}

export const StartsAtItsButton: Story = {
  args: { open: true, title: 'Add Google?', action: { label: 'Add Google', onAction: fn() }, children: null },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Google?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Add Google' })).toHaveFocus())
  },
}

export const KeepsFocusInside: Story = {
  // It ends closed, with nothing to show.
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    for (let step = 0; step < 7; step++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const AsksBeforeTextIsLost: Story = {
  args: { unsaved: true },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Connect a store' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    const keep = within(question).getByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.click(keep)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Connect a store' })).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false)

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const again = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    // It reacts to clicks once it has the focus.
    await waitFor(() => expect(within(again).getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.click(within(again).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
