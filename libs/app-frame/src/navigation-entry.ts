import type { Permission } from '@tandem/api-contract'
import type { ComponentType } from 'react'
import type { QualifiedMessageKey } from './define-messages.ts'

/** Decorative; drawn at the size of the menu. */
export type NavigationIcon = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>

/** One entry of the menu, as a feature describes it; the shell draws it. Texts are keys: see `translate`. */
export interface NavigationEntry {
  title: QualifiedMessageKey
  /** Of a group: its own address, which leads to its first page. */
  url: string
  icon?: NavigationIcon
  badge?: QualifiedMessageKey
  /** Shown, and does not navigate. */
  disabled?: boolean
  /** Whether a group is open before anyone has touched it. */
  defaultOpen?: boolean
  /** The letter that goes there after `g`. */
  goToKey?: string
  /** Left out of the menu for roles without it. */
  permission?: Permission
  children?: NavigationEntry[]
}
