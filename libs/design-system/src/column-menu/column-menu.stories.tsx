import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { ColumnLayout } from './column-layout.ts'
import { ColumnMenu } from './column-menu.tsx'
import type { ColumnMenuProps } from './column-menu-props.ts'
import { State, StateGrid } from '../example-states.tsx'

const columns = [
  { key: 'number', header: 'Order', primary: true },
  { key: 'date', header: 'Date' },
  { key: 'customer', header: 'Customer' },
  { key: 'total', header: 'Total', required: true },
  { key: 'country', header: 'Country', hiddenAtFirst: true },
]

function Kept({ onValueChange, ...menu }: ColumnMenuProps) {
  const [layout, setLayout] = useState<ColumnLayout | undefined>(menu.value)
  const [density, setDensity] = useState<'default' | 'compact'>('default')
  return (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: 420 }}>
      <ColumnMenu
        {...menu}
        value={layout}
        onValueChange={(next) => {
          setLayout(next)
          onValueChange(next)
        }}
        density={density}
        onDensityChange={setDensity}
      />
    </div>
  )
}

const meta = {
  title: 'Column menu (column chooser)',
  id: 'design-system-column-menu',

  component: ColumnMenu,
  render: (args) => <Kept {...args} />,
  args: { columns, value: undefined, onValueChange: fn() },
} satisfies Meta<typeof ColumnMenu>
export default meta

type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

/** Opens the menu and waits until it has the focus; moving the focus earlier would lose it again. */
async function open({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
  const dialog = await screen.findByRole('dialog', { name: 'Columns' })
  await within(dialog).findByRole('list', { name: 'Columns' })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
}

const names = () =>
  within(screen.getByRole('list', { name: 'Columns' }))
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)

export const Opened: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await open({ canvas, userEvent })
    // The column that identifies a row can't be chosen.
    await expect(names()).toEqual(['Date', 'Customer', 'Total, Always shown', 'Country'])
    await expect(screen.getByRole('checkbox', { name: /^Total/ })).toBeDisabled()
    await expect(screen.getByRole('checkbox', { name: 'Country' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Customer' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      order: ['date', 'customer', 'total', 'country'],
      hidden: ['customer', 'country'],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Compact' }))
    await expect(screen.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const OrderByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await open({ canvas, userEvent })
    const down = screen.getByRole('button', { name: 'Move Date down' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(names()[1]).toBe('Date')
    // The focus moves with the column, so that pressing again moves it further.
    await expect(down).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(names()[2]).toBe('Date')
    await expect(screen.getByRole('status')).toHaveTextContent('Date: 3 of 4')
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined)
    await expect(names()[0]).toBe('Date')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await screen.findByRole('heading', { name: 'Columns' })
    await screen.findByRole('button', { name: 'Move Date up' })
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid width={160}>
      <State name="Default">
        <ColumnMenu {...args} />
      </State>
      <State name="Hover" look="hover">
        <ColumnMenu {...args} />
      </State>
      <State name="Focus" look="focus">
        <ColumnMenu {...args} />
      </State>
    </StateGrid>
  ),
}

export const LongText: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      header: `${column.header} as the shop itself says it, متجر`,
    })),
  },
  play: async ({ canvas, userEvent }) => open({ canvas, userEvent }),
}
