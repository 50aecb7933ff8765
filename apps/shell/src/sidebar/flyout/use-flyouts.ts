import { useCallback, useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { isOnTheWay } from './pointer-way.ts'
import type { Point } from './pointer-way.ts'

/** A pointer rests this long before a flyout opens, and may be away this long before it closes (milliseconds). */
export const flyoutTiming = { open: 100, grace: 300 }

/** Which of the flyouts of one list is open. */
export interface OpenFlyout {
  key: string
  /** Counts how often the keyboard asked for its first entry; 0 where a pointer opened it. */
  entered: number
}

/**
 * The flyouts of one list, of which one is open at most: by resting on its entry, by a press, by the keyboard. A
 * pointer on the way from an entry to its flyout may cross other entries without opening theirs.
 */
export function useFlyouts() {
  const [open, setOpen] = useState<OpenFlyout | null>(null)
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Where the pointer was last on the entry whose flyout is open, and when it left. */
  const left = useRef<{ at: Point; when: number } | null>(null)
  const panels = useRef(new Map<string, HTMLElement>())

  const stop = useCallback(() => {
    clearTimeout(opening.current)
    clearTimeout(closing.current)
  }, [])
  useEffect(() => stop, [stop])

  const show = (key: string) => {
    stop()
    left.current = null
    setOpen((before) => (before?.key === key ? before : { key, entered: 0 }))
  }
  const close = () => {
    stop()
    setOpen(null)
  }

  /** How long a pointer that comes to another entry must rest there. */
  const restFor = (point: Point) => {
    const panel = open && panels.current.get(open.key)
    const { at, when } = left.current ?? {}
    if (!panel || !at || when === undefined || !isOnTheWay(at, point, panel.getBoundingClientRect()))
      return flyoutTiming.open
    return Math.max(flyoutTiming.open, when + flyoutTiming.grace - Date.now())
  }

  return {
    open,
    show,
    close,
    /** Opens a flyout for the keyboard, which goes to its first entry. */
    enter: (key: string) => {
      stop()
      setOpen((before) => ({ key, entered: (before?.key === key ? before.entered : 0) + 1 }))
    },
    /** For the panel of a flyout, so that it is known where the pointer may be going. */
    panelRef: (key: string) => (panel: HTMLElement | null) => {
      if (panel) panels.current.set(key, panel)
      else panels.current.delete(key)
    },
    /** For the element that holds an entry and its flyout. A finger has no hover: its press would open and close at once. */
    hover: (key: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        if (open?.key === key) {
          stop()
          return
        }
        clearTimeout(opening.current)
        opening.current = setTimeout(() => show(key), restFor(pointOf(event)))
      },
      onPointerMove: (event: PointerEvent) => {
        if (open?.key === key) left.current = { at: pointOf(event), when: Infinity }
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        clearTimeout(opening.current)
        if (open?.key !== key) return
        left.current = { at: left.current?.at ?? pointOf(event), when: Date.now() }
        clearTimeout(closing.current)
        // Another flyout that is about to open still does.
        closing.current = setTimeout(() => setOpen(null), flyoutTiming.grace)
      },
    }),
  }
}

export type Flyouts = ReturnType<typeof useFlyouts>

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })
