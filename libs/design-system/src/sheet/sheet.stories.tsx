import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetProps } from './sheet-props.ts'

function Page({ defaultOpen, onOpenChange, ...sheet }: SheetProps & { defaultOpen: boolean }) {
  const [open, setOpen] = useState(defaultOpen)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  return (
    <>
      <Button onClick={() => change(true)}>Open menu</Button>
      <Sheet {...sheet} open={open} onOpenChange={change} />
    </>
  )
}

const meta = {
  title: 'Sheet (drawer, side panel, off-canvas)',
  id: 'design-system-sheet',

  component: Sheet,
  render: (args) => <Page {...args} defaultOpen={args.open} />,
  args: {
    open: false,
    title: 'Menu',
    side: 'start',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children: (
      <nav aria-label="Main">
        <ul style={{ padding: 8, listStyle: 'none' }}>
          {['Dashboard', 'Orders', 'Products'].map((name) => (
            <li key={name}>
              <a href={`#${name}`} style={{ display: 'block', padding: 12 }}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  // It covers the window, so each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true } }

export const ClosesOnEscape: Story = {
  // It ends closed, with nothing to show.
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'Menu' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const detail = {
  title: 'Order #4812',
  side: 'end',
  headerEnd: <IconButton label="Add to favourites" icon={<Star aria-hidden />} />,
  footer: <Button>Open in store</Button>,
  children: <p>Three things for Elif Demir in Istanbul.</p>,
} as const

/** The details of a row, beside its list. */
export const Detail: Story = {
  args: detail,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Order #4812' })
    const close = screen.getByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.click(close)
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('button', { name: 'Open in store' })
  },
}
export const DetailOnAPhone: Story = { args: { ...detail, open: true } }

export const LongText: Story = {
  args: {
    ...detail,
    open: true,
    title: 'Order #4812 of somebody whose name does not want to end either, متجر الزيتون',
    children: <p>{'The customer asked for another address. '.repeat(80)}</p>,
  },
}
