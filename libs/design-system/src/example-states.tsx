import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { css } from '@tandem/design-system/css'
import { Text } from './text/text.tsx'

const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, var(--state-width)), 1fr))]',
  gap: '6',
  alignItems: 'start',
})
const state = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', minWidth: '0' })

/** The states of a component side by side, for comparison; `width` is the minimum of one, in pixels. */
export function StateGrid({ width = 240, children }: { width?: number; children: ReactNode }) {
  return (
    <div className={grid} style={{ '--state-width': `${width}px` } as object}>
      {children}
    </div>
  )
}

interface StateProps {
  /** As a designer would call it: "Hover", "Long text". */
  name: string
  /** Simulates pointer or keyboard on the parts selected by `of`, with Storybook's stylesheet. */
  look?: 'hover' | 'focus' | 'active'
  /** A selector for those parts; everything interactive by default. */
  of?: string
  children: ReactNode
}

const usable = 'a, button, input, textarea, select, [tabindex]'

/** One state under its name. */
export function State({ name, look, of = usable, children }: StateProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = box.current
    if (root === null || look === undefined) return
    const show = () => {
      for (const part of root.querySelectorAll(of)) part.setAttribute('data-look', look)
    }
    show()
    // Lazily loaded parts appear later.
    const changes = new MutationObserver(show)
    changes.observe(root, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [look, of])
  return (
    <div className={state}>
      <Text size="2xs" tone="muted">
        {name}
      </Text>
      <div ref={box}>{children}</div>
    </div>
  )
}

/** Limits the width to that of its usual place, in pixels; the grid of `States` takes as much as it needs. */
export const atMost =
  (width: number): Decorator =>
  (Story, { name }) =>
    name === 'States' ? (
      <Story />
    ) : (
      <div style={{ maxWidth: width }}>
        <Story />
      </div>
    )
