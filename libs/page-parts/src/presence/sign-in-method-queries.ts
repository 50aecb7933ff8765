import { endpointQuery } from '@tandem/api-client/react'
import { listSignInMethods } from '@tandem/api-contract'

export const signInMethodQueries = {
  /** The person's sign-in methods. */
  own: endpointQuery(listSignInMethods, {}),
}
