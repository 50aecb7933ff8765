import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, ExternalLink, NotebookPen, Star, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from './menu.tsx'
import type { MenuItem } from './menu-props.ts'

const open = fn()
const favourite = fn()
const schedule = fn()
const remove = fn()

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const items: (MenuItem | 'separator')[] = [
  { key: 'open', label: 'Open on Instagram', icon: <ExternalLink {...icon} />, onSelect: open },
  { key: 'favourite', label: 'Add to favourites', icon: <Star {...icon} />, onSelect: favourite },
  {
    key: 'schedule',
    label: 'Schedule again',
    icon: <NotebookPen {...icon} />,
    disabledReason: 'The account is not connected',
    onSelect: schedule,
  },
  'separator',
  { key: 'delete', label: 'Delete', icon: <Trash2 {...icon} />, danger: true, onSelect: remove },
]

const meta = {
  title: 'Menu (dropdown, kebab, context menu)',
  id: 'design-system-menu',

  component: Menu,
  args: {
    trigger: <IconButton label="Actions for Sofa rescue" icon={<Ellipsis aria-hidden />} />,
    placement: 'bottom-end',
    items,
  },
  beforeEach: () => void [open, favourite, schedule, remove].forEach((spy) => spy.mockClear()),
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const OneOfSeveral: Story = {
  args: {
    placement: 'bottom-start',
    items: [
      { key: 'light', label: 'Light theme', checked: true, onSelect: open },
      { key: 'dark', label: 'Dark theme', checked: false, onSelect: favourite },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menuitemradio', { name: 'Light theme' })).toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'Dark theme' })).not.toBeChecked()
  },
}

export const Opened: Story = {
  args: { placement: 'bottom-start' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu', { name: 'Actions for Sofa rescue' })
    await waitFor(() => expect(menu).toBeVisible())
  },
}

export const WithHeader: Story = {
  args: {
    trigger: <Button>Selin Aydın</Button>,
    placement: 'bottom-start',
    header: (
      <>
        <strong>Selin Aydın</strong>
        <div>selin@lindenandoak.com</div>
      </>
    ),
    items: [{ key: 'logout', label: 'Logout', onSelect: fn() }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('menuitem', { name: 'Logout' })
  },
}

const highlighted = (name: RegExp) =>
  waitFor(() => {
    const item = screen.getByRole('menuitem', { name })
    return expect(screen.getByRole('menu')).toHaveAttribute('aria-activedescendant', item.id)
  })

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await highlighted(/^Open/)
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await highlighted(/^Delete/)
    await userEvent.keyboard('{Home}{ArrowDown}')
    await highlighted(/^Add/)
    // The first letter also finds a disabled item: its reason must be readable.
    await userEvent.keyboard('s')
    await highlighted(/^Schedule/)
    await expect(screen.getByRole('menuitem', { name: /^Schedule/ })).toHaveAccessibleDescription(
      'The account is not connected',
    )
    await userEvent.keyboard('{Enter}')
    await expect(schedule).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()

    await userEvent.keyboard('{ArrowUp}')
    await screen.findByRole('menu')
    await highlighted(/^Delete/)
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(remove).toHaveBeenCalledOnce())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** It can be reached and read, and says why it can't be chosen. */
export const Disabled: Story = {
  args: {
    placement: 'bottom-start',
    items: items.map((item) =>
      item === 'separator' ? item : { ...item, disabledReason: 'The account is not connected' },
    ),
  },
  play: Opened.play,
}

export const LongText: Story = {
  args: {
    placement: 'bottom-start',
    items: [
      {
        key: 'long',
        label: 'Open the post “Lanterns at dusk, and how they are made” on Instagram',
        onSelect: open,
      },
      { key: 'rtl', label: 'متجر الزيتون 12', end: '⌘1', onSelect: favourite },
      {
        key: 'off',
        label: 'Schedule again',
        disabledReason: 'The account is not connected, and only its owner may connect it again',
        onSelect: schedule,
      },
    ],
  },
  play: Opened.play,
}
