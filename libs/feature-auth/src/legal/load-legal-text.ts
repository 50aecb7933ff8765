import { queryClientContext, readHostFacts } from '@tandem/api-client'
import type { LoaderFunctionArgs } from 'react-router'
import { authPaths } from '../paths.ts'
import { legalQueries } from '../queries.ts'

/** Which text stands at an address. */
export const legalTextAt = (pathname: string) => (pathname === authPaths.privacy ? 'privacy' : 'terms')

/** Puts the text of the host into the page where that is drawn before it is sent; a browser asks for it meanwhile. */
export function loadLegalText({ request, context }: LoaderFunctionArgs) {
  const name = legalTextAt(new URL(request.url).pathname)
  const text = readHostFacts()?.texts[name]
  if (text !== undefined) context.get(queryClientContext).setQueryData(legalQueries.text(name).queryKey, text)
  return null
}
