import type { Announcements } from '@dnd-kit/core'
import { shellMessages } from '../../messages.ts'

/** Screen reader announcements while a row of a list is moved. */
export function announcementsFor(order: readonly string[], labelOf: (id: string) => string): Announcements {
  const { text } = shellMessages
  const at = (id: string | number, over: string | number) => ({
    page: labelOf(String(id)),
    position: order.indexOf(String(over)) + 1,
    total: order.length,
  })
  return {
    onDragStart: ({ active }) => text('starred.drag.lifted', at(active.id, active.id)),
    onDragOver: ({ active, over }) => (over ? text('starred.drag.moved', at(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => text('starred.drag.dropped', at(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => text('starred.drag.cancelled', at(active.id, active.id)),
  }
}
