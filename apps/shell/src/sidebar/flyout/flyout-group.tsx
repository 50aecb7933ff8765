import { lazyPart, OrElse, toast, useLoadWhenIdle } from '@tandem/design-system'
import { cx } from '@tandem/design-system/css'
import { dialogText } from '@tandem/page-parts'
import { ChevronRight } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { menuRow, rowName } from '../menu-row.ts'
import type { FlyoutEntry } from './flyout-entry.ts'
import { flyoutRow, group } from './flyout-row.ts'
import { lineArrows } from './line-arrows.ts'
import type { Flyouts } from './use-flyouts.ts'

const loadPanel = async () => (await import('./flyout-panel.tsx')).FlyoutPanel
const FlyoutPanel = lazyPart(loadPanel)

interface FlyoutGroupProps {
  entry: FlyoutEntry
  /** The flyouts of the list that contains this entry. */
  flyouts: Flyouts
  /** Whether the entry is a row of another flyout, and not an icon of the menu. */
  isNested?: boolean
  /** The text when it has no entries. */
  empty?: string
  /** Called when a page is chosen. */
  onNavigate: () => void
}

/**
 * An entry with a flyout, which opens on hover, on a press, and by Enter, Space or the arrow that points to
 * it.
 */
export function FlyoutGroup({ entry, flyouts, isNested = false, empty, onNavigate }: FlyoutGroupProps) {
  const { key, icon: Icon } = entry
  useLoadWhenIdle(loadPanel)
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLLIElement>(null)
  const panelId = useId()
  const isOpen = flyouts.open?.key === key
  useCloseFromOutside(root, isOpen && !isNested, flyouts.close)

  const handleClick = (event: MouseEvent) => {
    // A click with count 0 comes from the keyboard; a mouse has opened it by hovering before.
    if (event.detail === 0) flyouts.enter(key)
    else if (isOpen && (event.nativeEvent as PointerEvent).pointerType !== 'mouse') flyouts.close()
    else flyouts.show(key)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === lineArrows().forward || (event.key === 'ArrowDown' && !isNested)) flyouts.enter(key)
    else if (event.key === 'Escape' && isOpen) flyouts.close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) flyouts.close()
  }
  const back = () => {
    flyouts.close()
    button.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches where pointer and focus are; the button acts
    <li ref={root} className={group} {...flyouts.hover(key)} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        className={
          isNested
            ? flyoutRow({ open: isOpen, parent: entry.isCurrent })
            : cx(menuRow({ icon: true, current: entry.isCurrent }))
        }
        aria-label={isNested ? undefined : entry.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        {...(isNested && { tabIndex: -1, 'data-flyout-row': entry.label })}
      >
        {Icon && <Icon size={16} aria-hidden />}
        {isNested && (
          <>
            <span className={rowName}>{entry.label}</span>
            <ChevronRight size={14} aria-hidden />
          </>
        )}
      </button>
      {isOpen && (
        <OrElse instead={<MissingPanel isAsked={(flyouts.open?.entered ?? 0) > 0} onClose={flyouts.close} />}>
          <Suspense>
            <FlyoutPanel
              id={panelId}
              entry={entry}
              hasTitle={!isNested}
              empty={empty}
              anchor={button}
              entered={flyouts.open?.entered ?? 0}
              panelRef={flyouts.panelRef(key)}
              onBack={back}
              onNavigate={onNavigate}
              renderGroup={(child, within) => (
                <FlyoutGroup
                  key={child.key}
                  entry={child}
                  flyouts={within}
                  onNavigate={onNavigate}
                  isNested
                />
              )}
            />
          </Suspense>
        </OrElse>
      )}
    </li>
  )
}

/**
 * Closes a flyout whose code is missing, and says so to a person who asked for it by keyboard: a pointer may only pass by. The
 * icons stay, and the opened menu has all pages.
 */
function MissingPanel({ isAsked, onClose }: { isAsked: boolean; onClose: () => void }) {
  const end = useEffectEvent(() => {
    onClose()
    if (isAsked)
      toast.error({ id: 'flyout', title: dialogText('late.failed'), description: dialogText('late.advice') })
  })
  useEffect(() => end(), [])
  return null
}

/** A press outside a flyout closes it, and so does Escape when the focus is elsewhere. */
function useCloseFromOutside(root: React.RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const isOutside = (target: EventTarget | null) => !root.current?.contains(target as Node | null)
    const handlePress = (event: Event) => isOutside(event.target) && latest.current()
    const handleKey = (event: globalThis.KeyboardEvent) =>
      event.key === 'Escape' && isOutside(event.target) && latest.current()
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('keydown', handleKey)
    }
  }, [root, isOpen])
}
