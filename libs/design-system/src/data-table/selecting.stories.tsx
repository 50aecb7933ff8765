import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { BulkBar } from '../bulk-bar/bulk-bar.tsx'
import { arrangeColumns } from '../column-menu/column-layout.ts'
import type { ColumnLayout } from '../column-menu/column-layout.ts'
import { ColumnMenu } from '../column-menu/column-menu.tsx'
import { noneSelected, selectRows } from '../selection/row-selection.ts'
import type { RowSelection } from '../selection/row-selection.ts'
import type { DataColumn } from './column.ts'
import { DataTable } from './data-table.tsx'

interface Product {
  id: string
  name: string
  sold: number
  stock: number
  price: string
}

const products = Array.from({ length: 10 }, (_, index): Product => ({
  id: String(index + 1),
  name: `Pillar candle ${index + 1}`,
  sold: 1200 - index * 40,
  stock: (index * 17) % 60,
  price: `₺${index + 3}79,00`,
}))

const columns: DataColumn<Product>[] = [
  { key: 'name', header: 'Product', cell: ({ name }) => name, primary: true, phone: 'title' },
  {
    key: 'sold',
    header: 'Units sold',
    cell: ({ sold }) => sold,
    align: 'end',
    required: true,
    phone: 'subtitle',
  },
  { key: 'stock', header: 'Stock', cell: ({ stock }) => stock, align: 'end', phone: 'detail' },
  {
    key: 'price',
    header: 'Price',
    cell: ({ price }) => price,
    align: 'end',
    sortKey: 'price',
    phone: 'value',
  },
  { key: 'id', header: 'Number', cell: ({ id }) => id, hiddenAtFirst: true },
]

interface ListProps {
  chosen: readonly string[]
  total: number
  openId?: string
  onOpen: (product: Product) => void
  onFavourite: () => void
}

function List({ chosen, total, openId, onOpen, onFavourite }: ListProps) {
  const [selection, setSelection] = useState<RowSelection>(selectRows(noneSelected, chosen, true))
  const [layout, setLayout] = useState<ColumnLayout>()
  return (
    <>
      <ColumnMenu columns={columns} value={layout} onValueChange={setLayout} />
      <DataTable
        label="Products"
        columns={arrangeColumns(columns, layout)}
        rows={products}
        getRowId={({ id }) => id}
        sort="price"
        onSortChange={fn()}
        empty={null}
        selection={{ value: selection, onValueChange: setSelection, rowName: ({ name }) => name }}
        rowLink={{ getHref: ({ id }) => `#product-${id}`, onOpen, openId }}
      />
      <BulkBar
        selection={selection}
        onSelectionChange={setSelection}
        pageIds={products.map(({ id }) => id)}
        total={total}
        actions={[
          { key: 'favourite', label: 'Favourite', icon: <Star aria-hidden />, onAction: onFavourite },
          { key: 'export', label: 'Export', disabledReason: 'The store is archived', onAction: fn() },
        ]}
      />
    </>
  )
}

const meta = {
  title: 'Selecting rows',
  id: 'design-system-data-table-selecting',

  component: List,
  args: { chosen: [], total: 12_345, onOpen: fn(), onFavourite: fn() },
} satisfies Meta<typeof List>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const box = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` })
const pageBox = (canvas: Canvas) => canvas.getByRole('checkbox', { name: 'Select all on this page' })
const told = (canvas: Canvas) => within(canvas.getByRole('status')).getByText(/./)

export const NothingChosen: Story = {}
export const SomeChosen: Story = { args: { chosen: ['1', '2', '3', 'of another page'], openId: '5' } }

export const OverAllPages: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(box(canvas, 'Pillar candle 2'))
    await expect(told(canvas)).toHaveTextContent('1 selected')
    await expect(pageBox(canvas)).toBePartiallyChecked()
    await userEvent.click(pageBox(canvas))
    await expect(told(canvas)).toHaveTextContent('All 10 on this page are selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 12.345 rows' }))
    await expect(told(canvas)).toHaveTextContent('All 12.345 rows are selected')
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull()
    await userEvent.click(box(canvas, 'Pillar candle 1'))
    await expect(told(canvas)).toHaveTextContent('12.344 selected')

    await userEvent.click(canvas.getByRole('button', { name: 'Favourite' }))
    await expect(args.onFavourite).toHaveBeenCalledOnce()
    const off = canvas.getByRole('button', { name: 'Export' })
    await expect(off).toHaveAttribute('aria-disabled', 'true')

    box(canvas, 'Pillar candle 4').focus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull()
    await expect(pageBox(canvas)).not.toBeChecked()
    await expect(box(canvas, 'Pillar candle 4')).toHaveFocus()
  },
}

export const ByKeyboardAndShift: Story = {
  play: async ({ canvas, userEvent }) => {
    const top = canvas.getByRole('table').getBoundingClientRect().top
    box(canvas, 'Pillar candle 3').focus()
    await userEvent.keyboard(' ')
    await expect(box(canvas, 'Pillar candle 3')).toBeChecked()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Pillar candle 6' }))
    await userEvent.keyboard('{/Shift}')
    await expect(told(canvas)).toHaveTextContent('4 selected')
    // Undone from the last changed one, in the other direction.
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box(canvas, 'Pillar candle 5'))
    await userEvent.keyboard('{/Shift}')
    await expect(told(canvas)).toHaveTextContent('2 selected')
    await expect(canvas.getByRole('table').getBoundingClientRect().top).toBe(top)
  },
}

export const RowsThatOpen: Story = {
  args: { openId: '2' },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Pillar candle 1' })
    await expect(link).toHaveAttribute('href', '#product-1')
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Pillar candle 2')
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(products[0])
    await userEvent.click(canvas.getByRole('cell', { name: '₺579,00' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(products[2])
    // The checkbox of a row isn't part of its link.
    await userEvent.click(box(canvas, 'Pillar candle 4'))
    await expect(args.onOpen).toHaveBeenCalledTimes(2)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { chosen: ['2'] },
  play: async ({ canvas, userEvent, args }) => {
    const list = within(await canvas.findByRole('list', { name: 'Products' }))
    await userEvent.click(list.getByRole('checkbox', { name: 'Select Pillar candle 1' }))
    await expect(told(canvas)).toHaveTextContent('2 selected')
    await expect(pageBox(canvas)).toBePartiallyChecked()
    await userEvent.click(list.getByText('₺679,00'))
    await expect(args.onOpen).toHaveBeenLastCalledWith(products[3])
  },
}

/** The row's identity stays at the left while the rest scrolls. */
export const InANarrowBox: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    // The table has its final width once the last row is drawn.
    await canvas.findByRole('rowheader', { name: 'Pillar candle 10' })
    const name = canvas.getByRole('rowheader', { name: 'Pillar candle 1' })
    const left = name.getBoundingClientRect().left
    table.parentElement!.scrollLeft = 80
    await waitFor(() => expect(table.parentElement!.scrollLeft).toBeGreaterThan(0))
    await expect(name.getBoundingClientRect().left).toBe(left)
  },
}
