import { readHostFacts } from '@tandem/api-client'
import { queryClientContext } from '@tandem/api-client/router'
import type { LoaderFunctionArgs } from 'react-router'
import { authPaths } from '../paths.ts'
import { legalQueries } from '../queries.ts'

/** Which legal text is shown at an address. */
export const legalTextAt = (pathname: string) => (pathname === authPaths.privacy ? 'privacy' : 'terms')

/** On the server, puts the host's text into the page. In a browser the page itself requests it. */
export function loadLegalText({ request, context }: LoaderFunctionArgs) {
  const name = legalTextAt(new URL(request.url).pathname)
  const text = readHostFacts()?.texts[name]
  if (text !== undefined) context.get(queryClientContext).setQueryData(legalQueries.text(name).queryKey, text)
  return null
}
