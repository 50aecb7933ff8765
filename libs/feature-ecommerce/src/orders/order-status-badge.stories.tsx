import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '@tandem/design-system'
import { OrderStatusBadge } from './order-status-badge.tsx'

const statuses = [
  'processing',
  'completed',
  'on-hold',
  'pending',
  'cancelled',
  'refunded',
  'failed',
  'wc-invoiced',
  '',
]

const AllStatuses = () => (
  <Inline wrap>
    {statuses.map((status) => (
      <OrderStatusBadge key={status} order={{ status, total: 100, refunded_total: 0 }} />
    ))}
    <OrderStatusBadge order={{ status: 'completed', total: 100, refunded_total: 50 }} />
  </Inline>
)

const meta = { title: 'E-commerce/Order status badge', component: AllStatuses } satisfies Meta<
  typeof AllStatuses
>
export default meta

export const All: StoryObj<typeof meta> = {}
