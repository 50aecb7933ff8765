import { cloneElement, Suspense, useEffect, useId, useState } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import { OrElse } from '../lazy-part/or-else.tsx'
import type { TooltipProps } from './tooltip-props.ts'

const TooltipPopup = lazyPart(async () => (await import('./tooltip-popup.tsx')).TooltipPopup)

/** Long enough to move the pointer from the child to the text, as WCAG 1.4.13 requires. */
const leaveGraceMs = 120

/**
 * A short text, shown immediately on hover and keyboard focus; Escape hides it. Never put information only
 * here, because phones don't show it.
 */
export function Tooltip({ content, repeatsName = false, placement = 'top', children }: TooltipProps) {
  const ownId = useId()
  const contentId = useId()
  const [state, setState] = useState<'closed' | 'open' | 'leaving'>('closed')
  const { props } = children
  const triggerId = props.id ?? ownId
  const open = state !== 'closed' && content !== undefined
  const show = () => setState('open')
  const hide = () => setState('closed')
  const hideSoon = () => setState((current) => (current === 'open' ? 'leaving' : current))

  useEffect(() => {
    if (state !== 'leaving') return
    const timer = setTimeout(() => setState('closed'), leaveGraceMs)
    return () => clearTimeout(timer)
  }, [state])

  const child = cloneElement(children, {
    id: triggerId,
    'aria-describedby': open && !repeatsName ? contentId : props['aria-describedby'],
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event)
      if (event.pointerType !== 'touch') show()
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event)
      hideSoon()
    },
    onPointerDown: (event) => {
      props.onPointerDown?.(event)
      hide()
    },
    onFocus: (event) => {
      props.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) show()
    },
    onBlur: (event) => {
      props.onBlur?.(event)
      hide()
    },
  })

  return (
    <>
      {child}
      {open && (
        <OrElse instead={null}>
          <Suspense>
            <TooltipPopup
              triggerId={triggerId}
              contentId={contentId}
              placement={placement}
              onClose={hide}
              onPointerEnter={show}
              onPointerLeave={hideSoon}
            >
              {content}
            </TooltipPopup>
          </Suspense>
        </OrElse>
      )}
    </>
  )
}
