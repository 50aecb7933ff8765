import { queryClientContext } from '@tandem/api-client'
import type { LoaderFunctionArgs } from 'react-router'
import { socialServiceQueries } from './social-service-queries.ts'

/** A page that knows its buttons when it appears has all of them; one that waits longer than this is too slow (milliseconds). */
const patience = 500

/**
 * What signing in and registering need to appear whole, while the page's own code is on its way. Waits a moment for
 * the providers that can be signed in with. What is said to whoever comes back from one is loaded for them alone, as
 * few come that way; it is waited for, as the form below it would move.
 *
 * @returns the component that says it; null for everyone else.
 */
export async function loadEntry({ request, context }: LoaderFunctionArgs) {
  const [note] = await Promise.all([
    request.url.includes('social=') ? import('./social/social-note.tsx') : null,
    Promise.race([
      context.get(queryClientContext).prefetchQuery(socialServiceQueries.services()),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]),
  ])
  return note
}

/** The same for registering. Where the page is drawn before it is sent, its time zones are in it. */
export async function loadRegistration(given: LoaderFunctionArgs) {
  const [note] = await Promise.all([
    loadEntry(given),
    typeof document === 'undefined' &&
      import('./registration/load-timezones.ts').then(({ loadTimezones }) => loadTimezones(given)),
  ])
  return note
}
