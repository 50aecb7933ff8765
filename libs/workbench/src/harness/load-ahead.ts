import { matchRoutes } from 'react-router'
import { readChoices } from './choices.ts'
import type { DevelopedFeature } from './enter-feature.tsx'

/** Fetches the code of the page that is about to be shown, while the server still opens its database. */
export async function loadAhead({ feature, at }: DevelopedFeature) {
  const { routes = [], publicRoutes = [] } = feature
  const all = [...routes, ...publicRoutes]
  const pages =
    matchRoutes(all, window.location.pathname) ?? matchRoutes(all, readChoices(feature.name).start ?? at)
  const loads: unknown[] = [feature.load, ...(pages ?? []).map(({ route }) => route.lazy)]
  // What fails is told where the page is entered.
  await Promise.allSettled(loads.map(async (load) => typeof load === 'function' && load()))
}
