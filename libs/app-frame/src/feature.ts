import type { QueryClient } from '@tanstack/react-query'
import type { Permission } from '@tandem/api-contract'
import type { ComponentType } from 'react'
import type { NavigateFunction, RouteObject } from 'react-router'
import type { QualifiedMessageKey } from './define-messages.ts'
import type { Translations } from './load-translations.ts'
import type { NavigationEntry, NavigationIcon } from './navigation-entry.ts'
import type { Places } from './places.ts'

/**
 * One part of the product, mounted by an app. Removing it from the app's list removes its pages, its entries
 * in the menu and the command palette, and its read-ahead.
 */
export interface Feature {
  /** The name as in the library's name: `ecommerce`. */
  name: string
  /** Pages behind sign-in, shown inside the frame. */
  routes?: RouteObject[]
  /** Public pages with their own frame. */
  publicRoutes?: RouteObject[]
  /** What it adds to the frame; loaded with the frame, so that signing in doesn't wait for it. */
  load?: () => Promise<FrameParts>
  /** Its texts in other languages, which the frame loads: the menu and the notices show them. */
  translations?: Translations
  /** Addresses for other features to link to. */
  places?: Partial<Places>
}

/** What a feature adds to the frame around the pages. */
export interface FrameParts {
  navigation?: readonly NavigationEntry[]
  /** Pages that the menu doesn't show, such as tabs, for the command palette; in the form of the menu. */
  pages?: readonly NavigationEntry[]
  actions?: readonly FeatureAction[]
  /**
   * Notices above every page while they apply; each one is empty the rest of the time, and loads its own
   * data.
   */
  notices?: readonly ComponentType[]
  /** Its part of the help page, which loads it. */
  help?: () => Promise<readonly HelpTopic[]>
}

/** The terms of one page or subject, under one heading of the help page. */
export interface HelpTopic {
  title: QualifiedMessageKey
  terms: readonly HelpTerm[]
}

/** A term and what it means, in the texts that the pages show too. */
export interface HelpTerm {
  /** Its place in the address of the help page, unique among all features: `reach` in `/help#reach`. */
  id: string
  term: QualifiedMessageKey
  /** One sentence. */
  definition: QualifiedMessageKey
  /** What else a reader must know: when the figure is unknown, estimated or limited. */
  note?: QualifiedMessageKey
}

/** What an action can use. */
export interface ActionContext {
  navigate: NavigateFunction
  queryClient: QueryClient
}

/** An action of the command palette; it is available on a page too. */
export interface FeatureAction {
  /** Unique: `ecommerce.sync-all`. */
  id: string
  title: QualifiedMessageKey
  /** Other words that find it; they aren't shown. */
  alsoCalled?: QualifiedMessageKey
  icon?: NavigationIcon
  /** Hidden from roles without it. */
  permission?: Permission
  run: (context: ActionContext) => void
}
