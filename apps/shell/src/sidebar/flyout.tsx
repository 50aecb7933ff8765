import { css } from '@tandem/design-system/css'
import { translate } from '@tandem/workbench'
import type { NavigationEntry } from '@tandem/workbench'
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { isActive } from './active-entry.ts'
import { menuRow } from './menu-row.ts'
import { Page } from './menu-list.tsx'

/** A pointer must rest this long before a flyout opens, and may be away this long before it closes (milliseconds). */
const timing = { open: 100, grace: 300 }

/** A group of the collapsed menu: its icon, and its pages beside it on hover, press, Enter or Space. */
export function Flyout({ entry }: { entry: NavigationEntry }) {
  const isCurrent = isActive(entry, useLocation())
  const [top, setTop] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const panelId = useId()
  const isOpen = top !== null

  const open = () => setTop(button.current?.getBoundingClientRect().top ?? 0)
  const close = () => setTop(null)
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const handleClick = ({ nativeEvent }: MouseEvent) => {
    clearTimeout(timer.current)
    // A mouse that presses has rested here before: the flyout it just opened stays.
    const isMouse = (nativeEvent as globalThis.PointerEvent).pointerType === 'mouse'
    if (isOpen && !isMouse) close()
    else open()
  }

  const { icon: Icon } = entry
  const title = translate(entry.title)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it watches where pointer and focus are; the button and the links act
    <div
      // A finger has no hover: its press would open and close at once.
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(open, timing.open)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(close, timing.grace)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        type="button"
        className={menuRow({ current: isCurrent })}
        aria-label={title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={handleClick}
      >
        {Icon && <Icon size={16} aria-hidden />}
      </button>
      {isOpen && (
        <div id={panelId} className={panel} style={{ top }}>
          <div className={heading}>{title}</div>
          <ul className={pages}>
            {entry.children?.map((child) => (
              <li key={child.url}>
                <Page entries={[]} entry={child} onNavigate={close} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const panel = css({
  position: 'fixed',
  left: '[calc(token(sizes.sidebar.collapsed) + token(sizes.sidebar.inset) + 4px)]',
  zIndex: 'flyout',
  minWidth: '[200px]',
  padding: '1',
  background: 'bg.raised',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  boxShadow: 'popover',
  // The way from the icon to the panel belongs to the panel.
  _before: { content: '""', position: 'absolute', insetBlock: '0', left: '-3', width: '3' },
})

/** The bar of the page on screen stands at the edge of the menu, and here is none. */
const pages = css({ '& a::before': { display: 'none' } })
const heading = css({ paddingInline: '2', paddingBlock: '1.5', textStyle: 'sm', fontWeight: 'medium' })
