import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Popover (popper, hovercard, flyout, popup)',
  id: 'design-system-popover',

  component: Popover,
  args: {
    label: 'Note',
    placement: 'bottom-start',
    closeLabel: 'Close',
    trigger: <Button>Add a note</Button>,
    onClosed: fn(),
    children: (close) => (
      <div style={{ padding: 16, display: 'grid', gap: 12 }}>
        <TextField label="Words" />
        <Button onClick={close}>Save the note</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const popover = await screen.findByRole('dialog', { name: 'Note' })
    await waitFor(() => expect(popover).toBeVisible())
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Add a note' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Note' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Words' })).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onClosed).toHaveBeenCalledOnce()

    await userEvent.keyboard(' ')
    await userEvent.click(await screen.findByRole('button', { name: 'Save the note' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Add a note' })
    await userEvent.click(trigger)
    await screen.findByRole('heading', { name: 'Note' })
    // It reacts to clicks once it has the focus.
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onClosed).toHaveBeenCalledOnce()
    await userEvent.click(trigger)
    await screen.findByRole('dialog', { name: 'Note' })
  },
}

/** Somebody who is faster than the first frame: the focus is in the sheet before the sheet looks where it was. */
export const UsedAtOnceOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Add a note' })
    const { requestAnimationFrame } = window
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    try {
      await userEvent.click(trigger)
      const field = await screen.findByRole('textbox', { name: 'Words' })
      field.focus()
    } finally {
      window.requestAnimationFrame = requestAnimationFrame
    }
    for (const callback of waiting) requestAnimationFrame(callback)
    const sheet = screen.getByRole('dialog', { name: 'Note' })
    await waitFor(() => expect(sheet.querySelector('[data-autofocus]')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const LongText: Story = {
  args: {
    label: 'A note about an order of a customer with an unusually long name',
    children: () => <p style={{ padding: 16 }}>{'The customer asked for another address. '.repeat(30)}</p>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
