import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react'

/** One item of a menu. */
export interface MenuItem {
  key: string
  /** A verb and an object; typing its first letters finds it. */
  label: string
  icon?: ReactNode
  /** At the right edge: a shortcut or a tag. */
  end?: ReactNode
  /** For mutually exclusive items: whether this is the chosen one, which gets a tick. */
  checked?: boolean
  danger?: boolean
  /** Why the item can't be chosen; it can still be reached and read. */
  disabledReason?: string
  onSelect: () => void
}

/** The props that Menu sets on its trigger: any button of the design system. */
export interface MenuTriggerProps {
  id?: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void
  onPointerEnter?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

export interface MenuProps {
  /** A Button or IconButton. Its name is also the menu's name. */
  trigger: ReactElement<MenuTriggerProps>
  items: readonly (MenuItem | 'separator')[]
  /** Above the items: the signed-in user. */
  header?: ReactNode
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
}

/** The highlighted item when the menu opens: none for the pointer, the first or last for arrow keys. */
export type MenuStart = 'none' | 'first' | 'last'
