import { cloneElement, useDeferredValue, useId, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { AwaitedPart } from '../lazy-part/awaited-part.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import type { MenuProps, MenuStart } from './menu-props.ts'

const loadPopup = () => import('./menu-popup.tsx')
const MenuPopup = lazyPart(async () => (await loadPopup()).MenuPopup)

/**
 * A menu button: Enter, Space or Down opens it, arrows and first letters move, Escape goes back. The list
 * loads on the first sign of use.
 */
export function Menu({ trigger, items, header, placement = 'bottom-end' }: MenuProps) {
  const ownId = useId()
  const triggerId = trigger.props.id ?? ownId
  const [start, setStart] = useState<MenuStart | 'closed'>('closed')
  const open = start !== 'closed'
  // The button shows first that it was pressed; making and placing the list takes longer than a frame.
  const isReady = useDeferredValue(open)

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    trigger.props.onClick?.(event)
    // A click without a count comes from the keyboard.
    setStart(open ? 'closed' : event.detail === 0 ? 'first' : 'none')
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    trigger.props.onKeyDown?.(event)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setStart(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const button = cloneElement(trigger, {
    id: triggerId,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: handleClick,
    onKeyDown: handleKeyDown,
    onPointerEnter: () => void loadPopup(),
  })

  return (
    <>
      {button}
      {open && isReady && (
        <AwaitedPart open={open} onMissing={() => setStart('closed')}>
          <MenuPopup
            triggerId={triggerId}
            items={items}
            header={header}
            placement={placement}
            start={start}
            onClose={() => setStart('closed')}
          />
        </AwaitedPart>
      )}
    </>
  )
}
