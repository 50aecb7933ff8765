import type { AnimationController } from '@formkit/auto-animate'
import { useCallback, useRef } from 'react'

/** How long rows take to make room (milliseconds); the length of `motion.base`. */
const duration = 160

/**
 * Lets the rows of a list move to their new places, enter and leave; not at all where less motion is wanted. Its
 * code comes after the list. `pause` is for rows that something else moves.
 */
export function useListMotion() {
  const controller = useRef<AnimationController | null>(null)
  const listRef = useCallback((list: HTMLElement | null) => {
    if (!list) return
    let isGone = false
    const start = async () => {
      const { default: autoAnimate } = await import('@formkit/auto-animate')
      if (!isGone) controller.current = autoAnimate(list, { duration, easing: 'ease-out' })
    }
    // Without it the rows are where they belong at once.
    start().catch(() => undefined)
    return () => {
      isGone = true
      controller.current?.destroy?.()
      controller.current = null
    }
  }, [])
  const pause = useCallback((isPaused: boolean) => {
    if (isPaused) controller.current?.disable()
    else controller.current?.enable()
  }, [])
  return { listRef, pause }
}
