import type { QueryClient } from '@tanstack/react-query'
import type { Permission } from '@tandem/api-contract'
import type { ComponentType } from 'react'
import type { NavigateFunction, RouteObject } from 'react-router'
import type { QualifiedMessageKey } from './define-messages.ts'
import type { NavigationEntry, NavigationIcon } from './navigation-entry.ts'
import type { Places } from './places.ts'

/**
 * One part of the product as an app mounts it. Taking it out of the app's list takes out its pages, its entries of
 * the menu and of the command palette, and what reads ahead for them.
 */
export interface Feature {
  /** As in the library's name: `ecommerce`. */
  name: string
  /** Pages behind sign-in, shown inside the frame. */
  routes?: RouteObject[]
  /** Pages that bring a frame of their own and let anyone in. */
  publicRoutes?: RouteObject[]
  /** What the frame shows of it; loaded with the frame, so that signing in does not wait for it. */
  load?: () => Promise<FrameParts>
  /** Addresses that other features may lead to. */
  places?: Partial<Places>
}

/** What a feature adds to the frame around the pages. */
export interface FrameParts {
  navigation?: readonly NavigationEntry[]
  actions?: readonly FeatureAction[]
  /** What everybody is told above every page while it holds; each shows nothing the rest of the time, and loads by itself. */
  notices?: readonly ComponentType[]
}

/** What an action may use. */
export interface ActionContext {
  navigate: NavigateFunction
  queryClient: QueryClient
}

/** Something that can be done from anywhere, offered by the command palette; it is on a page as well. */
export interface FeatureAction {
  /** Unique: `ecommerce.sync-all`. */
  id: string
  title: QualifiedMessageKey
  icon?: NavigationIcon
  /** Not offered to roles without it. */
  permission?: Permission
  run: (context: ActionContext) => void
}
