import { css } from '@tandem/design-system/css'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useKeptFocus } from '../use-kept-focus.ts'
import type { FlyoutEntry } from './flyout-entry.ts'
import { FlyoutLink, FlyoutSoon } from './flyout-link.tsx'
import { lineArrows } from './line-arrows.ts'
import { createTypeAhead } from './type-ahead.ts'
import { useBeside } from './use-beside.ts'
import { useFlyouts } from './use-flyouts.ts'
import type { Flyouts } from './use-flyouts.ts'

interface FlyoutPanelProps {
  id: string
  entry: FlyoutEntry
  hasTitle: boolean
  empty?: string
  /** The entry next to which it opens. */
  anchor: RefObject<HTMLElement | null>
  /** See `OpenFlyout`. */
  entered: number
  panelRef: (panel: HTMLElement | null) => void
  /** Closes it and returns the focus to its entry. */
  onBack: () => void
  onNavigate: () => void
  /** Renders an entry of this panel that has its own flyout. */
  renderGroup: (entry: FlyoutEntry, flyouts: Flyouts) => ReactNode
}

/**
 * The pages of a group next to it: arrows, Home, End and first letters move, Escape and the arrow to the entry go back.
 */
export function FlyoutPanel(props: FlyoutPanelProps) {
  const { id, entry, hasTitle, empty, anchor, entered, panelRef, onBack, onNavigate, renderGroup } = props
  const titleId = useId()
  // Aligned with the entry: the title of the first flyout, or the first row of nested ones.
  const outer = useBeside(anchor, hasTitle ? 8 : 5)
  const list = useRef<HTMLUListElement>(null)
  const flyouts = useFlyouts()
  const [typeAhead] = useState(createTypeAhead)
  const entries = entry.children ?? []

  const rows = useCallback(() => rowsOf(list.current), [])
  useEffect(() => {
    if (entered > 0) rows()[0]?.focus()
  }, [entered, rows])
  const keptFocus = useKeptFocus(rows)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event
    const { forward, back } = lineArrows()
    const all = rows()
    const item = (event.target as HTMLElement).closest('li')
    const current = all.findIndex((row) => row.parentElement === item)
    const isTyping = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    const star = item?.querySelector<HTMLElement>(':scope > button[aria-pressed]')
    const goTo = (index: number) => all.at(index % Math.max(all.length, 1))?.focus()

    if (key === 'ArrowDown') goTo(current + 1)
    else if (key === 'ArrowUp') goTo(current === -1 ? -1 : current - 1)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(-1)
    else if (key === forward) star?.focus()
    else if (key === back && event.target === star) goTo(current)
    else if (key === 'Escape' || key === back) onBack()
    else if (key === ' ' && !typeAhead.isUnderWay()) {
      // The browser activates a button with Space by itself, but not a link.
      if (!(event.target instanceof HTMLAnchorElement)) return event.stopPropagation()
      event.target.click()
    } else if (isTyping) {
      const found = typeAhead.find(
        key,
        all.map(({ dataset }) => dataset.flyoutRow ?? ''),
        current,
      )
      if (found !== null) goTo(found)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={outer} className={reach}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links and buttons inside act; this only moves between them */}
      <div
        id={id}
        ref={panelRef}
        className={panel}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element means a named group of links
        role="group"
        aria-labelledby={hasTitle ? titleId : undefined}
        aria-label={hasTitle ? undefined : entry.label}
        data-flyout-edge
        onKeyDown={handleKeyDown}
        {...keptFocus}
      >
        {hasTitle && (
          <div id={titleId} className={title}>
            {entry.label}
          </div>
        )}
        {entries.length === 0 && empty && <p className={note}>{empty}</p>}
        <ul ref={list}>
          {entries.map((child) =>
            child.children ? (
              renderGroup(child, flyouts)
            ) : child.to === undefined ? (
              <FlyoutSoon key={child.key} entry={child} />
            ) : (
              <FlyoutLink key={child.key} entry={{ ...child, to: child.to }} onNavigate={onNavigate} />
            ),
          )}
        </ul>
      </div>
    </div>
  )
}

const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li > [data-flyout-row]') ?? []),
]

/** The gap between a panel and its entry belongs to the panel, so that slow pointers don't close it. */
const reach = css({ position: 'fixed', zIndex: 'flyout', paddingInlineStart: '1' })
const panel = css({
  minWidth: '[192px]',
  maxWidth: '[280px]',
  maxHeight: '[calc(100dvh - 16px)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '1',
  background: 'bg.raised',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: '[10px]',
  boxShadow: 'popover',
  outline: '[0]',
})
const title = css({ paddingInline: '2', paddingBlock: '1.5', textStyle: 'xs', fontWeight: 'medium' })
const note = css({ paddingInline: '2', paddingBottom: '2', textStyle: 'xs', color: 'fg.muted' })
