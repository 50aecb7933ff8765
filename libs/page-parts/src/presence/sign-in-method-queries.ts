import { endpointQuery } from '@tandem/api-client/react'
import { listSignInMethods } from '@tandem/api-contract'

/** Reads how the signed-in person can prove who they are. */
export const signInMethodQueries = {
  /** The person's sign-in methods. */
  own: endpointQuery(listSignInMethods, {}),
}
