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

/** The states of a component beside each other, so that they can be compared; `width` is the least of one, in pixels. */
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
  /** What the pointer or the keyboard would do to the parts that are named by `of`. Storybook's stylesheet knows of it. */
  look?: 'hover' | 'focus' | 'active'
  /** A selector of the parts that look so; whatever can be used, if it is not said. */
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
    // What loads on its own comes later.
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

/** As wide as where it usually stands, in pixels; the grid of `States` takes the room it needs. */
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
