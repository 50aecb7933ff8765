import type { Meta, StoryObj } from '@storybook/react-vite'
import { createQueryClient } from '@tandem/api-client/react'
import type { Order } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import { answerCalls, restoreNetwork } from '@tandem/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { exampleOrders } from './example-orders.ts'
import { listColumns } from '../lists/list-columns.tsx'
import { ShownIds } from '../lists/shown-ids.ts'
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
  <ShownIds value={orders?.map(({ id }) => id) ?? []}>
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
  </ShownIds>
)

const meta = {
  title: 'E-commerce/Order columns',
  component: OrdersTable,
  args: { orders: exampleOrders(), stores: 'one' },
  beforeEach: () => {
    answerCalls('/order-posts', ({ url }) => {
      const [named, possible] = (new URL(url).searchParams.get('order_ids') ?? '').split(',').map(Number)
      const post = {
        id: 9,
        username: 'linden.home',
        caption: 'New mugs',
        posted_at: '2026-03-09T09:00:00.000Z',
      }
      const data = [
        { order_id: named, kind: 'proven', shared_with: 0, post },
        { order_id: possible, kind: 'paid', shared_with: 1, post },
      ]
      return Response.json({ data })
    })
    return restoreNetwork
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        {Story()}
      </QueryClientProvider>
    ),
  ],
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
    await expect(await canvas.findByText('Instagram ad')).toBeVisible()
  },
}
export const OneRow: Story = { args: { orders: exampleOrders().slice(0, 1) } }
export const OfSeveralStores: Story = { args: { stores: 'several' } }
export const Loading: Story = { args: { orders: undefined } }
