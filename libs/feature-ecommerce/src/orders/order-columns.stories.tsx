import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Order } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import { expect } from 'storybook/test'
import { exampleOrders } from './example-orders.ts'
import { listColumns } from '../lists/list-columns.tsx'
import { orderColumns } from './order-columns.tsx'

const twoStores = [
  [3, 'Linden Home'],
  [4, 'Oak Workshop'],
] as const

interface OrdersTableProps {
  orders: Order[] | undefined
  stores: 'one' | 'several'
}

const OrdersTable = ({ orders, stores }: OrdersTableProps) => (
  <DataTable
    label="Orders"
    columns={listColumns(orderColumns, {
      timeZone: 'Europe/Istanbul',
      stores: stores === 'several' ? twoStores : [],
    })}
    rows={orders}
    getRowId={({ id }) => String(id)}
    sort="-ordered_at"
    onSortChange={() => undefined}
    empty={null}
  />
)

const meta = {
  title: 'E-commerce/OrderColumns',
  component: OrdersTable,
  args: { orders: exampleOrders(), stores: 'one' },
} satisfies Meta<typeof OrdersTable>
export default meta
type Story = StoryObj<typeof meta>

export const EachKind: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Guest')).toBeVisible()
    await expect(canvas.getByText('Partially refunded')).toBeVisible()
    await expect(await canvas.findByText('Awaiting pickup')).toBeVisible()
    await expect(canvas.getByText('₺200,00 refunded')).toBeVisible()
    await expect(await canvas.findByText('¥12.480')).toBeVisible()
  },
}
export const OneRow: Story = { args: { orders: exampleOrders().slice(0, 1) } }
export const OfSeveralStores: Story = { args: { stores: 'several' } }
export const Loading: Story = { args: { orders: undefined } }
