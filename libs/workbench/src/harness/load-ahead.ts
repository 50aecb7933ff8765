import { matchRoutes } from 'react-router'
import { readChoices } from './choices.ts'
import type { DevelopedFeature } from './developed-feature.ts'
import { openingAddress, routesOf } from './opening-address.ts'

/** Fetches the code of the coming page while the server still opens its database. */
export async function loadAhead(developed: DevelopedFeature) {
  const { feature } = developed
  const address = openingAddress(developed, readChoices(feature.name).start)
  const pages = matchRoutes(routesOf(feature), address) ?? []
  const loads: unknown[] = [feature.load, ...pages.map(({ route }) => route.lazy)]
  // Failures are reported when the page is entered.
  await Promise.allSettled(loads.map(async (load) => typeof load === 'function' && load()))
}
