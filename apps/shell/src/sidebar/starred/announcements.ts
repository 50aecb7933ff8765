import type { Announcements } from '@dnd-kit/core'
import { dragMessages } from './messages.ts'

/** Screen reader announcements while a row of a list is moved. */
export function announcementsFor(order: readonly string[], labelOf: (id: string) => string): Announcements {
  const { text } = dragMessages
  const at = (id: string | number, over: string | number) => ({
    page: labelOf(String(id)),
    position: order.indexOf(String(over)) + 1,
    total: order.length,
  })
  return {
    onDragStart: ({ active }) => text('lifted', at(active.id, active.id)),
    onDragOver: ({ active, over }) => (over ? text('moved', at(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => text('dropped', at(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => text('cancelled', at(active.id, active.id)),
  }
}
