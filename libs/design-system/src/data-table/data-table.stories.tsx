import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import type { DataColumn } from './column.ts'
import { State, StateGrid } from '../example-states.tsx'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table.tsx'

interface Order {
  number: string
  date: string
  customer: string
  place: string
  items: number
  payment: string
  total: string
}

const customers = ['Elif Demir', 'Jonas Weber', 'Zeynep Çelik', 'Marta Rossi', 'Kerem Şahin']
const places = ['Istanbul, TR', 'Berlin, DE', 'Ankara, TR', 'Milano, IT', 'İzmir, TR']
const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `#${4812 - index}`,
    date: `21 Nov 2026 ${String(23 - (index % 24)).padStart(2, '0')}:06`,
    customer: customers[index % 5] ?? '',
    place: places[index % 5] ?? '',
    items: (index * 7) % 13,
    payment: index % 4 === 2 ? 'Pending' : 'Paid',
    total: `₺${index + 1}.427,00`,
  }))

const columns: DataColumn<Order>[] = [
  { key: 'number', header: 'Order', cell: (order) => order.number, primary: true, phone: 'title' },
  {
    key: 'date',
    header: 'Date',
    cell: (order) => order.date,
    sortKey: 'ordered_at',
    sortFirst: 'descending',
    phone: 'detail',
  },
  {
    key: 'customer',
    header: 'Customer',
    cell: (order) => order.customer,
    sortKey: 'customer',
    phone: 'subtitle',
  },
  { key: 'items', header: 'Items', cell: (order) => order.items, align: 'end' },
  {
    key: 'payment',
    header: 'Payment',
    cell: (order) => <Badge tone={order.payment === 'Paid' ? 'success' : 'warning'}>{order.payment}</Badge>,
    phone: 'badges',
  },
  {
    key: 'total',
    header: 'Total',
    cell: (order) => order.total,
    align: 'end',
    sortKey: 'total',
    sortFirst: 'descending',
    phone: 'value',
  },
  {
    key: 'menu',
    header: 'Actions',
    hideHeader: true,
    width: '3rem',
    phone: 'actions',
    cell: (order) => (
      <Menu
        trigger={
          <IconButton size="sm" label={`Actions for ${order.number}`} icon={<Ellipsis aria-hidden />} />
        }
        items={[{ key: 'copy', label: 'Copy number', onSelect: fn() }]}
      />
    ),
  },
]

const filled: DataTableProps<Order> = {
  label: 'Orders',
  columns,
  rows: orders(10),
  getRowId: (order) => order.number,
  sort: '-ordered_at',
  onSortChange: fn(),
  empty: (
    <EmptyState
      kind="nothingFound"
      title="No orders match"
      text="Nothing for “lantern”."
      actions={<Button>Clear search</Button>}
    />
  ),
  paging: { page: 1, pageCount: 132, perPage: 10, total: 1318, onPageChange: fn(), onPerPageChange: fn() },
}

const meta = {
  title: 'Data table (list, data grid)',
  id: 'design-system-data-table',
  component: DataTable<Order>,
  args: filled,
} satisfies Meta<typeof DataTable<Order>>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(canvas.getByRole('rowheader', { name: '#4812' })).toBeVisible()
    await expect(canvas.getByText('1–10 of 1.318')).toBeVisible()
    canvas.getByRole('button', { name: 'Date' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith('ordered_at')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onSortChange).toHaveBeenLastCalledWith('customer')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), '50')
    await expect(args.paging?.onPerPageChange).toHaveBeenCalledWith(50)
  },
}

export const Explained: Story = {
  args: {
    columns: columns.map((column) =>
      column.key === 'items'
        ? { ...column, explanation: 'Units of all products in the order.' }
        : column.key === 'total'
          ? { ...column, explanation: 'What the order cost, before refunds.' }
          : column,
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Customer' }).focus()
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Units of all products in the order.')
    await userEvent.tab()
    const total = canvas.getByRole('button', { name: 'Total' })
    await waitFor(() => expect(total).toHaveAccessibleDescription('What the order cost, before refunds.'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenLastCalledWith('-total')
  },
}

export const FirstLoad: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByText(/ of /)).toBeNull()
  },
}
export const Busy: Story = { args: { busy: true } }
export const NothingFound: Story = { args: { rows: [] } }
export const Failed: Story = {
  args: {
    rows: undefined,
    error: (
      <ErrorState
        title="Orders could not be loaded"
        text="The server did not answer. Nothing has been lost."
        onRetry={fn()}
        requestId="0192f0c1"
      />
    ),
  },
}
export const OneRow: Story = {
  args: {
    rows: orders(1),
    paging: { page: 1, pageCount: 1, perPage: 10, total: 1, onPageChange: fn(), onPerPageChange: fn() },
  },
}
export const CappedTotal: Story = {
  args: {
    paging: { page: 3, pageCount: 100, perPage: 10, total: 1000, totalIsCapped: true, onPageChange: fn() },
  },
  play: async ({ canvas }) => expect(canvas.getByText('21–30 of 1.000+')).toBeVisible(),
}
export const Compact: Story = { args: { density: 'compact' } }
export const HundredRows: Story = {
  args: {
    rows: orders(100),
    maxHeight: '480px',
    paging: { page: 1, pageCount: 14, perPage: 100, total: 1318, onPageChange: fn(), onPerPageChange: fn() },
  },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelectorAll('th[scope=row]')).toHaveLength(100)),
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const actions = canvas.getAllByRole('button', { name: /^Actions for/ })[0]!
    await expect(actions.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 })
  },
}
export const FirstLoadOnAPhone: Story = {
  args: { rows: undefined },
  globals: { viewport: { value: 'phone' } },
}

/** The pointer is on the second row, the focus in a header. */
export const States: Story = {
  args: { rows: orders(4), paging: undefined },
  render: (args) => (
    <StateGrid width={800}>
      <State name="Hover" look="hover" of="tbody tr:nth-child(2), thead th:nth-child(3) button">
        <DataTable {...args} label="Hover" />
      </State>
      <State name="Focus" look="focus" of="thead th:nth-child(2) button">
        <DataTable {...args} label="Focus" />
      </State>
    </StateGrid>
  ),
}

/** Names come from the shop: any length, any script. */
export const LongText: Story = {
  args: {
    rows: orders(4).map((order, index) => ({
      ...order,
      customer:
        ['متجر الزيتون 12, ليلى منصور', 'Wolfgang Maximilian Mühlenbeck-Württemberg'][index] ??
        order.customer,
      total: '₺123.456.789,00',
    })),
    maxHeight: '320px',
  },
}
