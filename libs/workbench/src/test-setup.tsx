import type { Feature, Places } from '@tandem/app-frame'
import { newTeam, signIn } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { renderRoutes } from '@tandem/testing/render'
import type { InitialEntry } from 'react-router'
import { featureHost } from './harness/feature-host.tsx'

interface OpenOptions extends TeamOptions {
  /** What other features would offer. */
  places?: Partial<Places>
}

/** Opens an address of a feature as a member of a new team, with session and page head as the shell has them. */
export async function openAsTeam(feature: Feature, at: string, { places, ...team }: OpenOptions = {}) {
  const made = await newTeam(team)
  signIn(made)
  return { team: made, ...(await openPage(feature, at, places)) }
}

/** Opens an address of a feature, or an entry of the history, as whoever is signed in already. */
export async function openPage(feature: Feature, at: InitialEntry, places?: Partial<Places>) {
  const page = await renderRoutes(...(await featureHost(feature, { at, places })))
  const address = () => `${page.router.state.location.pathname}${page.router.state.location.search}`
  return { ...page, address }
}
