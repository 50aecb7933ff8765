import type { Feature, FeatureAction, FrameParts, NavigationEntry } from '@tandem/app-frame'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { soonEntries } from './soon-entries.ts'

/** The contents of the frame: navigation and actions. */
export interface Menu {
  /** From top to bottom. */
  navigation: readonly NavigationEntry[]
  /** Pages that only the palette lists. */
  pages: readonly NavigationEntry[]
  /** Planned pages, below the line. */
  soon: readonly NavigationEntry[]
  actions: readonly FeatureAction[]
  /** Notices above every page, in the order of the features. */
  notices: readonly ComponentType[]
  /** The routes of every page it can lead to, for preloading. */
  routes: readonly RouteObject[]
}

/** The order of the menu. Entries that aren't listed here come last, in the order of the features. */
const order = ['/', '/e-commerce', '/analytics', '/integrations', '/workspace', '/notes', '/settings']

const rankOf = ({ url }: NavigationEntry) => {
  const rank = order.indexOf(url)
  return rank === -1 ? order.length : rank
}

/** Collects the features' parts of the frame, and sorts them. */
export async function loadMenu(features: readonly Feature[]): Promise<Menu> {
  const parts = await Promise.all(
    features.map(async (feature): Promise<FrameParts> => (await feature.load?.()) ?? {}),
  )
  return {
    navigation: parts.flatMap(({ navigation = [] }) => navigation).toSorted((a, b) => rankOf(a) - rankOf(b)),
    pages: parts.flatMap(({ pages = [] }) => pages),
    soon: soonEntries,
    actions: parts.flatMap(({ actions = [] }) => actions),
    notices: parts.flatMap(({ notices = [] }) => notices),
    routes: features.flatMap(({ routes = [] }) => routes),
  }
}
