import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { DataColumn } from './column.ts'
import { DataTable } from './data-table.tsx'

interface Candle {
  name: string
  sold: number
}

const candles = Array.from({ length: 60 }, (_, index): Candle => ({
  name: `Candle ${index + 1}`,
  sold: 1200 - index,
}))

const columns: DataColumn<Candle>[] = [
  { key: 'name', header: 'Product', cell: ({ name }) => name, primary: true, phone: 'title' },
  { key: 'scent', header: 'Scent', cell: () => 'Cedar and smoke' },
  { key: 'sold', header: 'Units sold', cell: ({ sold }) => sold, align: 'end', phone: 'value' },
]

interface CandlesProps {
  isWide: boolean
  /** The figure is beside the name, before the other columns. */
  isFigureFirst?: boolean
}

function Candles({ isWide, isFigureFirst = false }: CandlesProps) {
  const inOrder = isFigureFirst ? columns.toSorted((a, b) => Number(!a.phone) - Number(!b.phone)) : columns
  return (
    <DataTable
      label="Candles"
      columns={inOrder.map((column) => ({ ...column, ...(isWide && !column.phone && { width: '90rem' }) }))}
      rows={candles}
      getRowId={({ name }) => name}
      empty={null}
    />
  )
}

const meta = {
  title: 'Scrolling tables',
  component: Candles,
  args: { isWide: false },
} satisfies Meta<typeof Candles>
export default meta
type Story = StoryObj<typeof meta>

/** The header stays at the top of the window while the page scrolls. */
export const Page: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Candle 60' })
    const header = canvas.getByRole('columnheader', { name: 'Product' })
    await waitFor(() => {
      window.scrollTo(0, 900)
      return expect(Math.round(header.getBoundingClientRect().top)).toBe(0)
    })
    window.scrollTo(0, 0)
  },
}

/** A table that is wider than its box scrolls in it, and the header stays at its top. */
export const Wide: Story = {
  args: { isWide: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Candle 60' })
    const header = canvas.getByRole('columnheader', { name: 'Product' })
    const box = canvas.getByRole('table').parentElement!
    await waitFor(() => {
      box.scrollTop = 900
      return expect(box.scrollTop).toBeGreaterThan(800)
    })
    await expect(Math.round(header.getBoundingClientRect().top)).toBe(
      Math.round(box.getBoundingClientRect().top),
    )
    box.scrollTop = 0
    // The figure that a phone shows stays visible too.
    const figure = canvas.getByRole('columnheader', { name: 'Units sold' })
    await expect(Math.round(figure.getBoundingClientRect().right)).toBe(
      Math.round(box.getBoundingClientRect().left + box.clientWidth),
    )
    // There is a shade only while more columns follow.
    const root = box.parentElement!
    await waitFor(() => expect(root).toHaveAttribute('data-more'))
    box.scrollLeft = box.scrollWidth
    await waitFor(() => expect(root).not.toHaveAttribute('data-more'))
    box.scrollLeft = 0
  },
}

/** A name stays readable when the figure beside it slides under it. */
export const FigureBesideName: Story = {
  args: { isWide: true, isFigureFirst: true },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('rowheader', { name: 'Candle 1' })
    const box = canvas.getByRole('table').parentElement!
    box.scrollLeft = box.scrollWidth
    // Both stay at the start: their edge is that of the box.
    const start = Math.round(box.getBoundingClientRect().left)
    for (const element of [name, canvas.getByRole('columnheader', { name: 'Product' })])
      await expect(Math.round(element.getBoundingClientRect().left)).toBe(start)
    const { left, right, top, bottom } = name.getBoundingClientRect()
    for (const x of [left + 4, right - 4])
      await expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(name)
    box.scrollLeft = 0
  },
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August']
const soldByMonth = months.map((header): DataColumn<Candle> => ({
  key: header,
  header,
  width: '7rem',
  cell: () => 12,
}))

/** At first no column is cut: those in sight share the rest of the width. */
export const WholeColumns: Story = {
  render: () => (
    <div style={{ width: '40rem' }}>
      <DataTable
        label="Candles by month"
        columns={columns.flatMap((column) => (column.key === 'scent' ? soldByMonth : [column]))}
        rows={candles.slice(0, 3)}
        getRowId={({ name }) => name}
        empty={null}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Candle 3' })
    const edge = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect()
    await waitFor(() => expect(Math.round(edge('May').left)).toBe(Math.round(edge('Units sold').left)))
    await expect(edge('April').width).toBeGreaterThan(edge('May').width)
    await expect(edge('Product').left).toBe(canvas.getByRole('table').getBoundingClientRect().left)
  },
}
