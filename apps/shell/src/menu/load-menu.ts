import type { Feature, FeatureAction, FrameParts, NavigationEntry } from '@tandem/app-frame'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { soonEntries } from './soon-entries.ts'

/** What the frame offers: where to go and what to do. */
export interface Menu {
  /** From top to bottom. */
  navigation: readonly NavigationEntry[]
  /** Below the line: what is planned. */
  soon: readonly NavigationEntry[]
  actions: readonly FeatureAction[]
  /** Above every page, in the order of the features. */
  notices: readonly ComponentType[]
  /** Every page it can lead to, to load one ahead. */
  routes: readonly RouteObject[]
}

/** The order of the menu. What is not named here comes last, in the order of the features. */
const order = ['/', '/e-commerce', '/analytics', '/integrations', '/workspace', '/settings']

const rankOf = ({ url }: NavigationEntry) => {
  const rank = order.indexOf(url)
  return rank === -1 ? order.length : rank
}

/** Collects what the features add to the frame, and puts it in order. */
export async function loadMenu(features: readonly Feature[]): Promise<Menu> {
  const parts = await Promise.all(
    features.map(async (feature): Promise<FrameParts> => (await feature.load?.()) ?? {}),
  )
  return {
    navigation: parts.flatMap(({ navigation = [] }) => navigation).toSorted((a, b) => rankOf(a) - rankOf(b)),
    soon: soonEntries,
    actions: parts.flatMap(({ actions = [] }) => actions),
    notices: parts.flatMap(({ notices = [] }) => notices),
    routes: features.flatMap(({ routes = [] }) => routes),
  }
}
