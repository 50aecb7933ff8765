import { PageFrame, placesAtom } from '@tandem/app-frame'
import type { Feature, Places } from '@tandem/app-frame'
import { toast } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import {
  connectSession,
  expireAtom,
  loginPath,
  requireSession,
  storeContext,
  userAtom,
} from '@tandem/session'
import type { HostOptions } from '@tandem/testing'
import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

interface FeatureHostOptions {
  at: HostOptions['at']
  /** What other features would offer. */
  places?: Partial<Places>
  /** Around the pages behind sign-in; as the shell's content unless given. */
  Frame?: ComponentType
  /** In place of a page that could not be entered. */
  ErrorBoundary?: ComponentType
  /** At the address of signing in, where the feature has no page of its own there; empty unless given. */
  SignIn?: ComponentType
  /** At addresses of other features; empty unless given. */
  Elsewhere?: ComponentType
  /** A dead session is left and a refused change told, as the shell does; tests look at `failures` themselves. */
  tellsFailures?: boolean
}

/** As the shell's: nobody is signed in any more for the moment between the end of a session and the sign-in page. */
const FrameOfUser = () => (useAtomValue(userAtom) === null ? null : <PageFrame />)
const Nothing = () => null

/** The routes of one feature and what stands around them in the shell, for `hostRoutes`; with its words at hand. */
export async function featureHost(
  feature: Feature,
  options: FeatureHostOptions,
): Promise<[routes: RouteObject[], HostOptions]> {
  // As the frame does before it shows a page: the words of a page that is coming stand beside the menu.
  await feature.load?.()
  const { at, places, Frame = FrameOfUser, SignIn = Nothing, Elsewhere = Nothing } = options
  const withBoundary = options.ErrorBoundary && { ErrorBoundary: options.ErrorBoundary }
  const routes: RouteObject[] = [
    {
      HydrateFallback: Nothing,
      ...withBoundary,
      children: [
        ...(feature.publicRoutes ?? []),
        {
          middleware: [requireSession],
          Component: Frame,
          children: [
            { ...withBoundary, children: [...(feature.routes ?? []), { path: '*', Component: Elsewhere }] },
          ],
        },
        // Outside, as in the shell: whoever is signed out arrives.
        { path: loginPath, Component: SignIn },
      ],
    },
  ]
  return [
    routes,
    {
      at,
      context: (context, { store }) => context.set(storeContext, store),
      connect: ({ store, queryClient, router }) => {
        store.set(placesAtom, { ...feature.places, ...places })
        return connectSession({
          store,
          queryClient,
          goTo: (path) => router.navigate(path),
          address: () => `${router.state.location.pathname}${router.state.location.search}`,
        })
      },
      ...(options.tellsFailures && { onFailure: tellFailure }),
    },
  ]
}

const tellFailure: HostOptions['onFailure'] = (error, failure, { store }) => {
  const isTold = store.set(expireAtom, error, failure) || failure.errors === 'local'
  if (!isTold && failure.of === 'mutation') toast.error(describeFailure(error))
}
