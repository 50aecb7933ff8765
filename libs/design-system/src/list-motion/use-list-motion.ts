import type { AnimationController } from '@formkit/auto-animate'
import { useCallback, useRef } from 'react'
import type { RefCallback, RefObject } from 'react'

/** How long rows take to move (milliseconds); the same as `motion.base`. */
const duration = 160

/** Moves rows to their new places when their order changes. */
export interface ListMotion {
  /** The ref for the element whose children are the rows. */
  listRef: RefCallback<HTMLElement>
  /** The element that has `listRef`. */
  list: RefObject<HTMLElement | null>
  /** Pauses the motion while something else moves the rows, such as a drag, and resumes it. */
  pause: (isPaused: boolean) => void
}

/**
 * Animates the rows of a list as they move, enter and leave. Rows don't move while the reader prefers reduced
 * motion, even if that changes while the page is open. Its code loads after the list.
 */
export function useListMotion(): ListMotion {
  const controller = useRef<AnimationController | null>(null)
  const list = useRef<HTMLElement | null>(null)
  const leave = useRef<(() => void) | null>(null)
  const listRef = useCallback((element: HTMLElement | null) => {
    // React 18 calls a ref without an element at the end, but nothing that a ref returned.
    leave.current?.()
    leave.current = null
    list.current = element
    if (!element) return
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
    let isGone = false
    const stop = () => {
      controller.current?.destroy?.()
      controller.current = null
    }
    const start = async () => {
      const { default: autoAnimate } = await import('@formkit/auto-animate')
      if (isGone || reduced.matches || controller.current) return
      controller.current = autoAnimate(element, { duration, easing: 'ease-out' })
    }
    const follow = () => {
      if (reduced.matches) stop()
      // Without it, rows jump to their places.
      else start().catch(() => undefined)
    }
    reduced.addEventListener('change', follow)
    follow()
    leave.current = () => {
      isGone = true
      reduced.removeEventListener('change', follow)
      stop()
    }
  }, [])
  const pause = useCallback((isPaused: boolean) => {
    if (isPaused) controller.current?.disable()
    else controller.current?.enable()
  }, [])
  return { listRef, list, pause }
}
