import { connectSession, requireSession, storeContext } from '@tandem/session'
import { newTeam, signIn, type TeamOptions } from '@tandem/testing'
import { renderRoutes } from '@tandem/testing/render'
import { PageFrame, placesAtom, type Feature, type Places } from '@tandem/workbench'
import type { InitialEntry, RouteObject } from 'react-router'

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
  // As the frame does before it shows a page: the words of a page that is coming stand beside the menu.
  await feature.load?.()
  const guarded: RouteObject = {
    middleware: [requireSession],
    HydrateFallback: () => null,
    Component: PageFrame,
    children: [...(feature.routes ?? []), { path: '*', Component: () => null }],
  }
  const page = await renderRoutes([guarded], {
    at,
    context: (context, { store }) => context.set(storeContext, store),
    connect: ({ store, queryClient, router }) => {
      store.set(placesAtom, { ...feature.places, ...places })
      connectSession({
        store,
        queryClient,
        goTo: (path) => router.navigate(path),
        address: () => `${router.state.location.pathname}${router.state.location.search}`,
      })
    },
  })
  const address = () => `${page.router.state.location.pathname}${page.router.state.location.search}`
  return { ...page, address }
}
