import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'

function Page({
  defaultOpen = false,
  onOpenChange,
  ...sheet
}: Omit<SheetProps, 'open'> & { defaultOpen?: boolean }) {
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
  component: Page,
  args: {
    title: 'Menu',
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
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { args: { defaultOpen: true } }

export const ClosesOnEscape: Story = {
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
