import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { DragEndEvent, Modifier } from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useListMotion } from '@tandem/design-system'
import { useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { dragMessages } from './messages.ts'
import { announcementsFor } from './announcements.ts'
import type { RowDrag } from './row-drag.ts'

interface SortableRowsProps {
  /** The ids of the rows, in order. */
  ids: readonly string[]
  labelOf: (id: string) => string
  onMove: (id: string, toIndex: number) => void
  className?: string
  children: (id: string, drag: RowDrag) => ReactNode
}

/** A pointer has to move this far to drag (pixels); a press without movement stays a press. */
const activation = { distance: 4 }

const vertical: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/**
 * The movable rows of Starred: dragged by a pointer, or lifted, moved and dropped by keyboard, in the
 * library's steps of 25 px. Loaded when a person is about to move one.
 */
export function SortableRows({ ids, labelOf, onMove, className, children }: SortableRowsProps) {
  const { text } = dragMessages
  const { listRef, pause } = useListMotion()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: activation }),
    useSensor(KeyboardSensor),
  )
  // A drop is shown immediately; the list itself follows a moment later.
  const known = ids.join('\n')
  const [dropped, setDropped] = useState<{ known: string; order: string[] } | null>(null)
  if (dropped && dropped.known !== known) setDropped(null)
  const order = dropped?.known === known ? dropped.order : [...ids]

  const handleDragStart = () => {
    pause(true)
    // The press that dragged a link must not follow it.
    window.addEventListener('click', swallow, { capture: true })
  }
  const settle = () => {
    setTimeout(() => {
      window.removeEventListener('click', swallow, { capture: true })
      pause(false)
    }, afterDrop)
  }
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    settle()
    const from = order.indexOf(String(active.id))
    const to = over ? order.indexOf(String(over.id)) : -1
    if (to === -1 || to === from) return
    setDropped({ known, order: arrayMove(order, from, to) })
    onMove(String(active.id), to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertical]}
      accessibility={{
        announcements: announcementsFor(order, labelOf),
        screenReaderInstructions: { draggable: text('instructions') },
      }}
      onDragStart={handleDragStart}
      onDragEnd={handleDragEnd}
      onDragCancel={settle}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ul ref={listRef} className={className}>
          {order.map((id) => (
            <SortableRow key={id} id={id}>
              {(drag) => children(id, drag)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function SortableRow({ id, children }: { id: string; children: (drag: RowDrag) => ReactNode }) {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, ...(isReduced && { transition: null }) })
  return children({
    rowRef: setNodeRef,
    rowProps: {
      style: {
        ...(transform && { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` }),
        ...(transition && { transition }),
      },
      // Touching a row scrolls; it can be dragged by its handle.
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') listeners?.['onPointerDown']?.(event)
      },
    },
    handleRef: setActivatorNodeRef,
    handleProps: { ...attributes, ...listeners },
    isDragged: isDragging,
  })
}

/** The time until the click after a drop has passed, and the rows have settled (milliseconds). */
const afterDrop = 50

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
