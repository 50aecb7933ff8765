import { createElement, lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { fetchedPart, fetchPart } from './fetched-parts.ts'

/** In milliseconds. */
const soon = 1000
const later = 3000
const patience = 5000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Whether the server answers. If it does, the file is missing there, and trying again doesn't help. A redirect is an
 * answer too, such as that of a proxy whose sign-in has ended: only a reload helps then. It has the status 0
 * here; following it to another origin would fail and look like no answer.
 */
async function isReachable() {
  const signal = AbortSignal.timeout(patience)
  return fetch(document.baseURI, { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal }).then(
    ({ status }) => status < 502,
    () => false,
  )
}

const missing = new WeakSet()

/** Whether this is the failure of a part that `lazyPart` could not fetch. */
export const isLoadFailure = (error: unknown) => missing.has(Object(error))

/**
 * A part of a page that is fetched when it is first rendered, within a `Suspense`
 * or an `AwaitedPart`. Offline, and while the server can't
 * be reached, it keeps loading: a page must not be replaced because a menu is missing. After a failure it is fetched
 * again when the page is retried; React's `lazy` would remember the failure forever. So do older browsers and Safari,
 * which need a reload: `page-parts` offers it. A part whose code `useLoadWhenIdle` has fetched is shown immediately,
 * without the fallback of the `Suspense`.
 *
 * @param load fetches it: `async () => (await import('./crop-dialog.tsx')).CropDialog`.
 * @throws while rendering: the error of `load` when it failed although the server answers.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetchNow = (): Promise<{ default: ComponentType<Props> }> =>
    fetchPart(load).then(
      (Component) => ({ default: Component }),
      async (error) => {
        if (navigator.onLine && (await isReachable())) {
          // Only after the failure was shown; otherwise it would be requested in a loop.
          setTimeout(() => (Part = lazyNow()), soon)
          missing.add(Object(error))
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
  // Not `use`: a test that renders in an `act` without awaiting it would never see the part.
  const lazyNow = () => lazy(fetchNow) as ComponentType<Props>
  let Part = lazyNow()
  return function LazyPart(props) {
    // Chosen once: another component would forget its state.
    const [Chosen] = useState(() => fetchedPart(load) ?? Part)
    return createElement(Chosen, props)
  }
}
