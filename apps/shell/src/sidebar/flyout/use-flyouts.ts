import { useCallback, useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { isOnTheWay } from './pointer-way.ts'
import type { Point } from './pointer-way.ts'

/**
 * How long a pointer rests before a flyout opens, and how long it may be away before it closes
 * (milliseconds).
 */
export const flyoutTiming = { open: 100, grace: 300 }

/** The open flyout of a list. */
export interface OpenFlyout {
  key: string
  /** How often the keyboard asked for its first entry; 0 if a pointer opened it. */
  entered: number
}

/**
 * The flyouts of one list, of which at most one is open. It opens on hover, on a press or by keyboard. A
 * pointer on the way from an entry to its flyout may cross other entries without opening theirs.
 */
export function useFlyouts() {
  const [open, setOpen] = useState<OpenFlyout | null>(null)
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The last position of the pointer on the entry with the open flyout, and when it left. */
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

  /** How long a pointer must rest on another entry to open it. */
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
    /** Opens a flyout by keyboard, which moves to its first entry. */
    enter: (key: string) => {
      stop()
      setOpen((before) => ({ key, entered: (before?.key === key ? before.entered : 0) + 1 }))
    },
    /** For the panel of a flyout, whose position shows where the pointer may be heading. */
    panelRef: (key: string) => (panel: HTMLElement | null) => {
      if (panel) panels.current.set(key, panel)
      else panels.current.delete(key)
    },
    /**
     * For the element that contains an entry and its flyout. Touch has no hover: its press would open and
     * close the flyout.
     */
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
