import { lazy, type LazyExoticComponent } from 'react'

/** What React's `lazy` takes: a component, whatever its props. */
type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * A part of a page that is fetched when it is first drawn, within a `Suspense`. Without a connection it goes on
 * loading until there is one: a page, and what was typed into it, does not give way because a menu is not here yet.
 * React's own `lazy` would remember the failure for as long as the page lives.
 *
 * @param load fetches it: `async () => (await import('./crop-dialog.tsx')).CropDialog`.
 * @throws while drawing: what `load` failed with while there was a connection.
 */
export function lazyPart<Part extends AnyComponent>(load: () => Promise<Part>): LazyExoticComponent<Part> {
  const fetchPart = (): Promise<{ default: Part }> =>
    load().then(
      (Part) => ({ default: Part }),
      async (error) => {
        if (navigator.onLine) throw error
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        return fetchPart()
      },
    )
  return lazy(fetchPart)
}
