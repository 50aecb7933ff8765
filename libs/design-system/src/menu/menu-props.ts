import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'

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
