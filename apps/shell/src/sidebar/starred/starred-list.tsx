import { useListMotion } from '@tandem/design-system'
import { useStarredMenus } from '@tandem/items'
import { useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { useKeptFocus } from '../use-kept-focus.ts'
import type { RowDrag } from './row-drag.ts'
import type { SortableRows as SortableRowsType } from './sortable-rows.tsx'
import { StarredRow } from './starred-row.tsx'
import { labelOf, useEntryAt } from './use-entry-at.ts'

interface StarredListProps {
  isTouch: boolean
  onNavigate?: () => void
}

/**
 * The starred places in order. The code for moving them is loaded when a pointer or the focus reaches the
 * list.
 */
export function StarredList({ isTouch, onNavigate }: StarredListProps) {
  const { starred, move } = useStarredMenus()
  const entryAt = useEntryAt()
  const root = useRef<HTMLDivElement>(null)
  const { listRef } = useListMotion()
  const { Sortable, prepare, hold } = useSortableRows(root)
  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('li[data-starred] a') ?? [])]
  const keptFocus = useKeptFocus(links)

  const ids = starred.map(({ to }) => to)
  const kept = new Map(starred.map(({ to, label }) => [to, label]))
  const wordsFor = (to: string) => labelOf(entryAt(to), kept.get(to) ?? to)
  const rowOf = (to: string, drag?: RowDrag) => (
    <StarredRow
      key={to}
      place={{ to, label: wordsFor(to) }}
      index={ids.indexOf(to)}
      total={ids.length}
      drag={drag}
      isTouch={isTouch}
      onMove={move}
      onNavigate={onNavigate}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it watches where pointer and focus are; the rows act
    <div
      ref={root}
      onPointerEnter={prepare}
      onPointerDown={hold}
      {...keptFocus}
      onFocus={(event) => {
        keptFocus.onFocus(event)
        prepare()
      }}
    >
      {Sortable && ids.length > 1 ? (
        <Sortable ids={ids} labelOf={wordsFor} onMove={move}>
          {rowOf}
        </Sortable>
      ) : (
        <ul ref={listRef}>{ids.map((to) => rowOf(to))}</ul>
      )}
    </div>
  )
}

/**
 * Loads the movable rows and replaces the fixed ones with them: never during a press or with an open menu,
 * which would be lost, and without moving the focus.
 */
function useSortableRows(root: React.RefObject<HTMLElement | null>) {
  const [Sortable, setSortable] = useState<ComponentType<Parameters<typeof SortableRowsType>[0]> | null>(null)
  const loaded = useRef<Promise<void> | null>(null)
  const rows = useRef<typeof SortableRowsType | null>(null)
  const isPressed = useRef(false)

  const putInPlace = () => {
    if (!rows.current || isPressed.current || root.current?.querySelector('[aria-expanded=true]')) return
    const focused = root.current?.contains(document.activeElement) ? document.activeElement : null
    const row = focused?.closest('[data-starred]')?.getAttribute('data-starred')
    const part = focused?.getAttribute('data-part')
    flushSync(() => setSortable(() => rows.current))
    if (focused === null || focused.isConnected || row == null) return
    root.current
      ?.querySelector<HTMLElement>(`[data-starred="${CSS.escape(row)}"] [data-part="${part}"]`)
      ?.focus({ preventScroll: true })
  }
  const prepare = () => {
    if (Sortable) return
    loaded.current ??= import('./sortable-rows.tsx').then(
      ({ SortableRows }) => {
        rows.current = SortableRows
      },
      // The next pointer tries again; Move up and Move down are in the row's menu anyway.
      () => {
        loaded.current = null
      },
    )
    void loaded.current.then(putInPlace)
  }
  const hold = () => {
    isPressed.current = true
    const release = () => {
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
      // The click event follows this one.
      setTimeout(() => {
        isPressed.current = false
        if (!Sortable) putInPlace()
      })
    }
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
  }
  return { Sortable, prepare, hold }
}
