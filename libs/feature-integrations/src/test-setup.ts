import { connectSession, requireSession, storeContext } from '@tandem/session'
import { newTeam, signIn, type TeamOptions } from '@tandem/testing'
import { renderRoutes } from '@tandem/testing/render'
import type { RouteObject } from 'react-router'

/** Opens an address as a member of a new team, with the session around the routes as the shell has it. */
export async function openAsTeam(routes: RouteObject[], at: string, options?: TeamOptions) {
  const team = await newTeam(options)
  signIn(team)
  return { team, ...(await openPage(routes, at)) }
}

/** Opens an address as whoever is signed in already. */
export async function openPage(routes: RouteObject[], at: string) {
  const guarded: RouteObject = {
    middleware: [requireSession],
    HydrateFallback: () => null,
    children: [...routes, { path: '*', Component: () => null }],
  }
  const page = await renderRoutes([guarded], {
    at,
    context: (context, { store }) => context.set(storeContext, store),
    connect: ({ store, queryClient, router }) => {
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
