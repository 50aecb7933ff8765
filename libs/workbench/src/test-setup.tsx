import type { Feature, Places } from '@tandem/app-frame'
import { newTeam, signIn } from '@tandem/testing'
import type { TeamOptions } from '@tandem/testing'
import { renderRoutes } from '@tandem/testing/render'
import type { InitialEntry } from 'react-router'
import { featureHost } from './harness/feature-host.tsx'

interface OpenOptions extends TeamOptions {
  /** Links that other features would provide. */
  places?: Partial<Places>
}

/** Opens an address of a feature as a member of a new team, with session and page head as in the shell. */
export async function openAsTeam(feature: Feature, at: string, { places, ...team }: OpenOptions = {}) {
  const made = await newTeam(team)
  signIn(made)
  return { team: made, ...(await openPage(feature, at, places)) }
}

/** Opens an address of a feature, or a history entry, as the signed-in user. */
export async function openPage(feature: Feature, at: InitialEntry, places?: Partial<Places>) {
  const page = await renderRoutes(...(await featureHost(feature, { at, places })))
  const address = () => `${page.router.state.location.pathname}${page.router.state.location.search}`
  return { ...page, address }
}
