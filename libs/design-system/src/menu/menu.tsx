import {
  cloneElement,
  Suspense,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { lazyPart } from '../lazy-part/lazy-part.ts'

const loadPopup = () => import('./menu-popup.tsx')
const MenuPopup = lazyPart(async () => (await loadPopup()).MenuPopup)

/** One line of a menu. */
export interface MenuItem {
  key: string
  /** Verb + object; typing its first letters finds it. */
  label: string
  icon?: ReactNode
  /** At the right edge: a shortcut or a tag. */
  end?: ReactNode
  /** For one of several that exclude each other: whether it is the chosen one, which gets a tick. */
  checked?: boolean
  danger?: boolean
  /** The item cannot be chosen, and this says why; it can still be reached and read. */
  disabledReason?: string
  onSelect: () => void
}

/** What Menu needs of its trigger: any button of the design system. */
export interface MenuTriggerProps {
  id?: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void
  onPointerEnter?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

export interface MenuProps {
  /** A Button or IconButton. Its name is the menu's name as well. */
  trigger: ReactElement<MenuTriggerProps>
  items: readonly (MenuItem | 'separator')[]
  /** Above the items: who is signed in. */
  header?: ReactNode
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
}

/** Which item is lit when the menu opens: none under the pointer, an end of the list under the arrow keys. */
export type MenuStart = 'none' | 'first' | 'last'

/** A menu button: Enter, Space or Down open it, arrows and first letters move, Escape goes back. The list loads with the first intent. */
export function Menu({ trigger, items, header, placement = 'bottom-end' }: MenuProps) {
  const ownId = useId()
  const triggerId = trigger.props.id ?? ownId
  const [start, setStart] = useState<MenuStart | 'closed'>('closed')
  const open = start !== 'closed'

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
      {open && (
        <Suspense>
          <MenuPopup
            triggerId={triggerId}
            items={items}
            header={header}
            placement={placement}
            start={start}
            onClose={() => setStart('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
