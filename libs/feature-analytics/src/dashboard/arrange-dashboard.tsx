import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Announcements, DragEndEvent } from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { Button, Card, IconButton, Inline, Stack, Text } from '@tandem/design-system'
import { css, cva } from '@tandem/design-system/css'
import { Columns2, Eye, EyeOff, GripVertical, RotateCcw, Square } from 'lucide-react'
import { withChanged, withMoved } from './change-layout.ts'
import type { DashboardLayout, PlacedWidget, WidgetId } from './dashboard-layout.ts'
import { dashboardText, useDashboardText } from './messages.ts'

interface ArrangeDashboardProps {
  layout: DashboardLayout
  /** The widgets with something to show. */
  available: readonly WidgetId[]
  onChange: (layout: DashboardLayout) => void
  onReset: () => void
  onDone: () => void
}

const nameOf = (id: WidgetId) => dashboardText(`${id}.title`)

/** How far a pointer must move before it drags (pixels), so that a press alone stays a press. */
const activation = { distance: 4 }

/**
 * Moves the dashboard's widgets, changes their width, hides and shows them, by pointer or keyboard. Each
 * change shows immediately. Loaded when somebody is about to use it.
 */
export function ArrangeDashboard(props: ArrangeDashboardProps) {
  const { layout, available, onChange, onReset, onDone } = props
  const text = useDashboardText()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: activation }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const widgets = layout.filter(({ id }) => available.includes(id))
  const shown = widgets.filter(({ isHidden }) => !isHidden)
  const hidden = widgets.filter(({ isHidden }) => isHidden)
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onChange(withMoved(layout, active.id as WidgetId, over.id as WidgetId))
  }
  return (
    <Card
      title={text('arrange.title')}
      description={text('arrange.description')}
      actions={
        <>
          <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={onReset}>
            {text('arrange.reset')}
          </Button>
          <Button size="sm" variant="primary" onClick={onDone}>
            {text('arrange.done')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{
            announcements: announcementsFor(shown.map(({ id }) => id)),
            screenReaderInstructions: { draggable: text('arrange.instructions') },
          }}
          onDragEnd={handleDragEnd}
        >
          <SortableContext items={shown.map(({ id }) => id)} strategy={rectSortingStrategy}>
            <ol className={tiles} aria-label={text('arrange.list')}>
              {shown.map((widget) => (
                <Tile
                  key={widget.id}
                  widget={widget}
                  onChange={(change) => onChange(withChanged(layout, widget.id, change))}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        {hidden.length > 0 && (
          <Inline gap="2" wrap>
            <Text as="span" size="sm" tone="muted">
              {text('arrange.hidden')}
            </Text>
            {hidden.map(({ id }) => (
              <Button
                key={id}
                size="sm"
                icon={<Eye aria-hidden />}
                onClick={() => onChange(withChanged(layout, id, { isHidden: false }))}
              >
                {text('arrange.show', { widget: nameOf(id) })}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

interface TileProps {
  widget: PlacedWidget
  onChange: (change: Partial<Omit<PlacedWidget, 'id'>>) => void
}

/** One widget, with its relative width on the dashboard. */
function Tile({ widget: { id, width }, onChange }: TileProps) {
  const text = useDashboardText()
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, ...(isReduced && { transition: null }) })
  const name = nameOf(id)
  const isFull = width === 'full'
  return (
    <li
      ref={setNodeRef}
      className={tile({ width, dragged: isDragging })}
      style={{
        ...(transform && {
          transform: `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`,
        }),
        ...(transition && { transition }),
      }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={handle}
        {...attributes}
        {...listeners}
        aria-label={text('arrange.move', { widget: name })}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <span className={css({ flex: '1', minWidth: '0' })}>{name}</span>
      <IconButton
        size="sm"
        label={text(isFull ? 'arrange.makeHalf' : 'arrange.makeFull', { widget: name })}
        icon={isFull ? <Columns2 aria-hidden /> : <Square aria-hidden />}
        onClick={() => onChange({ width: isFull ? 'half' : 'full' })}
      />
      <IconButton
        size="sm"
        label={text('arrange.hide', { widget: name })}
        icon={<EyeOff aria-hidden />}
        onClick={() => onChange({ isHidden: true })}
      />
    </li>
  )
}

/** Announcements for screen readers while a widget is moved. */
function announcementsFor(order: readonly WidgetId[]): Announcements {
  const at = (id: string | number, over: string | number) => ({
    widget: nameOf(id as WidgetId),
    position: order.indexOf(over as WidgetId) + 1,
    total: order.length,
  })
  return {
    onDragStart: ({ active }) => dashboardText('arrange.lifted', at(active.id, active.id)),
    onDragOver: ({ active, over }) =>
      over ? dashboardText('arrange.moved', at(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) => dashboardText('arrange.dropped', at(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => dashboardText('arrange.cancelled', at(active.id, active.id)),
  }
}

const tiles = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  laptop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const tile = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'control-touch',
    paddingInline: '1',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'sm',
    background: 'bg.surface',
  },
  variants: {
    width: { full: { gridColumn: '1 / -1' }, half: {} },
    dragged: { true: { zIndex: 'base', boxShadow: 'popover' } },
  },
})
const handle = css({
  display: 'grid',
  placeItems: 'center',
  width: 'control-md',
  height: 'control-md',
  borderRadius: 'sm',
  color: 'fg.muted',
  cursor: 'grab',
  touchAction: 'none',
  _hover: { background: 'bg.hover' },
})
