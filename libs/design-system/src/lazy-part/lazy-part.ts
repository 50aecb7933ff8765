import { createElement, lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { fetchedPart, fetchPart } from './fetched-parts.ts'

/** In milliseconds. */
const soon = 1000
const later = 3000
const patience = 5000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whether the server answers. If it does, the file is missing there, and trying again doesn't help. */
async function isReachable() {
  const signal = AbortSignal.timeout(patience)
  return fetch(document.baseURI, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status < 502,
    () => false,
  )
}

/**
 * A part of a page that is fetched when first drawn, within a `Suspense`. Offline, and while the server can't be
 * reached, it keeps loading: a page must not be replaced because a menu is missing. After a
 * failure it is fetched again when the page is retried; React's `lazy` would remember the failure forever.
 * (So do browsers before Chromium 156 and Firefox 154, and Safari 27: they need a reload.)
 * A part whose code `useLoadWhenIdle` has fetched is drawn at once, without the fallback of the `Suspense`.
 *
 * @param load fetches it: `async () => (await import('./crop-dialog.tsx')).CropDialog`.
 * @throws while drawing: the error of `load` when it failed although the server answers.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetchNow = (): Promise<{ default: ComponentType<Props> }> =>
    fetchPart(load).then(
      (Component) => ({ default: Component }),
      async (error) => {
        if (navigator.onLine && (await isReachable())) {
          // Only after the failure was drawn; otherwise it would be requested in a loop.
          setTimeout(() => (Part = lazyNow()), soon)
          throw error
        }
        if (navigator.onLine) {
          await pause(later)
          return fetchNow()
        }
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
        // A connection that was just established often doesn't work yet.
        await pause(soon)
        return fetchNow()
      },
    )
  // Not `use`: a test that draws in an `act` without awaiting it would never see the part.
  const lazyNow = () => lazy(fetchNow) as ComponentType<Props>
  let Part = lazyNow()
  return function LazyPart(props) {
    // Chosen once: another component would forget its state.
    const [Drawn] = useState(() => fetchedPart(load) ?? Part)
    return createElement(Drawn, props)
  }
}
