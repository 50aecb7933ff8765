import { PageFrame, placesAtom } from '@tandem/app-frame'
import type { Feature, Places } from '@tandem/app-frame'
import { connectHost, reportFailure } from '@tandem/page-parts/mount'
import { loginPath, requireSession, storeContext, userAtom } from '@tandem/session'
import type { HostOptions } from '@tandem/testing'
import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

interface FeatureHostOptions {
  at: HostOptions['at']
  /** Links that other features would provide. */
  places?: Partial<Places>
  /** Wraps the pages behind sign-in; by default like the shell's content. */
  Frame?: ComponentType
  /** Shown instead of a page that couldn't be entered. */
  ErrorBoundary?: ComponentType
  /** The page at the sign-in address when the feature has none of its own; empty by default. */
  SignIn?: ComponentType
  /** The page at addresses of other features; empty by default. */
  Elsewhere?: ComponentType
  /**
   * Whether to leave an expired session and show failed changes, as the shell does; tests check `failures`
   * themselves.
   */
  tellsFailures?: boolean
}

/** As in the shell: between the end of a session and the sign-in page, nobody is signed in for a moment. */
const FrameOfUser = () => (useAtomValue(userAtom) === null ? null : <PageFrame />)
const Nothing = () => null

/**
 * The routes of one feature and what surrounds them in the shell, for `hostRoutes`, with its texts loaded.
 */
export async function featureHost(
  feature: Feature,
  options: FeatureHostOptions,
): Promise<[routes: RouteObject[], HostOptions]> {
  // As the frame does before it shows a page: the menu already needs the texts of the coming page.
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
        // Outside the frame, as in the shell, because it is for signed-out people.
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
        return connectHost({ store, queryClient }, () => router)
      },
      ...(options.tellsFailures && {
        onFailure: (error, failure, { store }) => reportFailure(store, error, failure),
      }),
    },
  ]
}
