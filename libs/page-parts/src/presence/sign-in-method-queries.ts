import { endpointQuery } from '@tandem/api-client'
import { listSignInMethods } from '@tandem/api-contract'

export const signInMethodQueries = {
  /** What the person can sign in with. */
  own: endpointQuery(listSignInMethods, {}),
}
