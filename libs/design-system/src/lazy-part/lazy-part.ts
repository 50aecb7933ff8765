import { createElement, lazy } from 'react'
import type { ComponentType } from 'react'

const soon = 1000

/**
 * A part of a page that is fetched when it is first drawn, within a `Suspense`. Without a connection it goes on
 * loading until there is one, and appears then: a page, and what was typed into it, does not give way because a menu
 * is not here yet. What failed is fetched anew when the page is tried again; React's `lazy` would remember the
 * failure for ever. (So do browsers before Chromium 156 and Firefox 154, and Safari 27: they need a reload.)
 *
 * @param load fetches it: `async () => (await import('./crop-dialog.tsx')).CropDialog`.
 * @throws while drawing: what `load` failed with while there was a connection.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetchPart = (): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (Component) => ({ default: Component }),
      async (error) => {
        if (navigator.onLine) {
          // Not before the failure was drawn, or it would be asked for again and again.
          setTimeout(() => (Part = lazyNow()), soon)
          throw error
        }
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        // A connection that was just made often leads nowhere yet.
        await new Promise((resolve) => setTimeout(resolve, soon))
        return fetchPart()
      },
    )
  // Not `use`: a test that draws in an `act` it does not await would never see the part.
  const lazyNow = () => lazy(fetchPart) as ComponentType<Props>
  let Part = lazyNow()
  return function LazyPart(props) {
    return createElement(Part, props)
  }
}
