import { queryClientContext } from '@tandem/api-client/router'
import type { LoaderFunctionArgs } from 'react-router'
import { socialServiceQueries } from './social-service-queries.ts'

/** How long the page waits for the list of providers, in milliseconds. */
const patience = 500

/**
 * Loads what signing in and registering need to appear complete, while the page's code is loading. Waits a moment for
 * the available providers. The note for people who come back from a provider is loaded only for them, because few
 * people come that way. The page waits for it, because adding it later would move the form.
 *
 * @returns the module of the note; null for everyone else.
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

/** Like `loadEntry`, for registering. On the server it also loads the time zones, so that they are part of the HTML. */
export async function loadRegistration(given: LoaderFunctionArgs) {
  const [note] = await Promise.all([
    loadEntry(given),
    typeof document === 'undefined' &&
      import('./registration/load-timezones.ts').then(({ loadTimezones }) => loadTimezones(given)),
  ])
  return note
}
