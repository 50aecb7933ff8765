import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/stack.tsx'
import type { ColumnWidths } from './column-widths.ts'
import type { DataColumn } from './column.ts'
import { DataTable } from './data-table.tsx'

interface Candle {
  name: string
  scent: string
  sold: number
}

const candles = Array.from({ length: 12 }, (_, index): Candle => ({
  name: `Pillar candle with a long name ${index + 1}`,
  scent: index % 2 === 0 ? 'Beeswax and honey' : 'Cedar',
  sold: 1200 - index * 40,
}))

const columns: DataColumn<Candle>[] = [
  { key: 'name', header: 'Product', cell: ({ name }) => name, primary: true, phone: 'title' },
  { key: 'scent', header: 'Scent', cell: ({ scent }) => scent, sortKey: 'scent', phone: 'subtitle' },
  {
    key: 'sold',
    header: 'Units sold',
    cell: ({ sold }) => sold,
    align: 'end',
    width: '8rem',
    phone: 'value',
  },
]

interface CandlesProps {
  /** The key of the column that takes the rest of the width. */
  filling?: string
  kept: ColumnWidths['value']
  onKept: (value: ColumnWidths['value']) => void
}

function Candles({ filling, kept, onKept }: CandlesProps) {
  const [changed, setChanged] = useState<ColumnWidths['value']>()
  return (
    <Stack gap="3">
      <DataTable
        label="Candles"
        columns={columns.map((column) => ({ ...column, fills: column.key === filling }))}
        rows={candles}
        getRowId={({ name }) => name}
        empty={null}
        onSortChange={() => undefined}
        widths={{
          value: changed ?? kept,
          onValueChange: (next) => {
            setChanged(next)
            onKept(next)
          },
        }}
      />
      <Button onClick={() => setChanged(undefined)}>Reset columns</Button>
    </Stack>
  )
}

const meta = {
  title: 'Resizing columns',
  component: Candles,
  args: { kept: {}, onKept: fn() },
} satisfies Meta<typeof Candles>
export default meta
type Story = StoryObj<typeof meta>

const widthOf = (
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement },
  name: string,
) => canvas.getByRole('columnheader', { name }).offsetWidth

/** Left and right change the width of the column before the edge; the last column takes the rest. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('rowheader', { name: /12$/ })
    const table = canvas.getByRole('table')
    const edges = canvas.getAllByRole('separator')
    await expect(edges).toHaveLength(2)
    await expect(edges[0]).toHaveAttribute('aria-valuetext', 'Fits its content')
    const before = widthOf(canvas, 'Product')
    const whole = table.offsetWidth
    await userEvent.tab()
    await expect(edges[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(widthOf(canvas, 'Product')).toBe(before - 32))
    await expect(edges[0]).toHaveAttribute('aria-valuenow', String(before - 32))
    await expect(table.offsetWidth).toBe(whole)
    await expect(args.onKept).toHaveBeenLastCalledWith(expect.objectContaining({ name: before - 32 }))

    await userEvent.keyboard('{ArrowDown}')
    await expect(edges[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(edges[0]).toHaveAttribute('aria-valuetext', 'Fits its content'))
    // The next tab stop is the header that sorts, not another edge.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Scent' })).toHaveFocus()
  },
}

/** The column follows the pointer, texts are cut, and a double click returns to the usual width. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('rowheader', { name: /12$/ })
    const [edge] = canvas.getAllByRole('separator')
    const before = widthOf(canvas, 'Product')
    const x = edge!.getBoundingClientRect().right
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge!, coords: { clientX: x } },
      { target: edge!, coords: { clientX: x - 60 } },
      { target: edge!, coords: { clientX: x - 90 } },
    ])
    await waitFor(() => expect(widthOf(canvas, 'Product')).toBe(before - 90))
    await expect(args.onKept).not.toHaveBeenCalled()
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: edge!, coords: { clientX: x - 90 } }])
    await waitFor(() =>
      expect(args.onKept).toHaveBeenLastCalledWith(expect.objectContaining({ name: before - 90 })),
    )
    await fireEvent.doubleClick(edge!)
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuetext', 'Fits its content'))
  },
}

/** A kept width holds from the first rendering; longer texts are cut. */
export const Kept: Story = {
  args: { kept: { name: 140, scent: 90 } },
  play: async ({ canvas }) => {
    await expect(widthOf(canvas, 'Product')).toBe(140)
    await expect(widthOf(canvas, 'Scent')).toBe(90)
  },
}

/** A width that the caller takes back, because it was reset or refused, stays away. */
export const TakenBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('rowheader', { name: /12$/ })
    const [edge] = canvas.getAllByRole('separator')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(args.onKept).toHaveBeenCalled())
    await expect(edge).not.toHaveAttribute('aria-valuetext', 'Fits its content')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset columns' }))
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuetext', 'Fits its content'))
  },
}

/** The other columns are as wide as their content, or as their least width. */
export const OneColumnFills: Story = {
  args: { filling: 'scent' },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /12$/ })
    const [name, scent, sold] = [
      widthOf(canvas, 'Product'),
      widthOf(canvas, 'Scent'),
      widthOf(canvas, 'Units sold'),
    ]
    await expect(scent).toBeGreaterThan(name)
    await expect(Math.abs(sold - 128)).toBeLessThan(8)
  },
}
