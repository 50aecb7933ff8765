import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { QualifiedMessageKey } from './define-messages.ts'

/** What a hovered entry may use to read ahead. */
export interface NavigationContext {
  queryClient: QueryClient
}

/** One entry of the menu, as a feature describes it; the shell draws it. Texts are keys: see `translate`. */
export interface NavigationEntry {
  title: QualifiedMessageKey
  /** Of a group: where it leads, its first page. */
  url: string
  /** Decorative; drawn at the size of the menu. */
  icon?: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>
  badge?: QualifiedMessageKey
  /** Shown, and does not navigate. */
  disabled?: boolean
  /** Whether a group is open before anyone has touched it. */
  defaultOpen?: boolean
  /** Reads ahead what the page will show; failures stay silent. */
  prefetch?: (context: NavigationContext) => void
  children?: NavigationEntry[]
}
