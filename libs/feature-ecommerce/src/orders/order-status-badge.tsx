import type { Order } from '@tandem/api-contract'
import { wordOfStatus } from '@tandem/choices'
import { Badge } from '@tandem/design-system'
import type { BadgeProps } from '@tandem/design-system'
import {
  Check,
  CheckCheck,
  CircleAlert,
  CircleDashed,
  CirclePause,
  CircleX,
  Clock,
  FlaskConical,
  PenLine,
  Undo2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useText } from '../lists/messages.ts'
import { statusOf } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

const looks: Record<OrderStatus, { tone: BadgeProps['tone']; Icon: LucideIcon }> = {
  processing: { tone: 'success', Icon: Check },
  completed: { tone: 'neutral', Icon: CheckCheck },
  'on-hold': { tone: 'warning', Icon: CirclePause },
  pending: { tone: 'warning', Icon: Clock },
  cancelled: { tone: 'neutral', Icon: CircleX },
  refunded: { tone: 'neutral', Icon: Undo2 },
  'part-refunded': { tone: 'info', Icon: Undo2 },
  failed: { tone: 'danger', Icon: CircleAlert },
  draft: { tone: 'neutral', Icon: PenLine },
  test: { tone: 'neutral', Icon: FlaskConical },
  'vendor-part': { tone: 'neutral', Icon: CircleDashed },
  other: { tone: 'neutral', Icon: CircleDashed },
}

/** The status of an order; finished ones are neutral, those that need attention are coloured. */
export function OrderStatusBadge({ order }: { order: Pick<Order, 'status' | 'total' | 'refunded_total'> }) {
  const text = useText()
  const status = statusOf(order)
  const { tone, Icon } = looks[status]
  const word = status === 'part-refunded' ? text('status.part-refunded') : wordOfStatus(order.status)
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {word}
    </Badge>
  )
}
