import type { Permission } from '@tandem/api-contract'
import type { ComponentType } from 'react'
import type { QualifiedMessageKey } from './define-messages.ts'

/** Decorative; shown at the size of the menu. */
export type NavigationIcon = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>

/** One entry of the menu, as a feature describes it; the shell draws it. Texts are keys: see `translate`. */
export interface NavigationEntry {
  title: QualifiedMessageKey
  /** For a group: its own address, which redirects to its first page. */
  url: string
  icon?: NavigationIcon
  badge?: QualifiedMessageKey
  /** Shown, but not a link. */
  disabled?: boolean
  /** Whether a group is initially open. */
  defaultOpen?: boolean
  /** Other words that find it in the command palette; they aren't shown. */
  alsoCalled?: QualifiedMessageKey
  /** The letter that navigates there after `g`. */
  goToKey?: string
  /** Its name in the list of shortcuts, if its title says too little there. */
  goToTitle?: QualifiedMessageKey
  /** Hidden in the menu from roles without it. */
  permission?: Permission
  children?: NavigationEntry[]
}
