import { endpointQuery } from '@tandem/api-client/react'
import { listSocialServices } from '@tandem/api-contract'

/** The providers that can be used to sign in, with the address where each one starts. */
export const socialServiceQueries = {
  services: () => endpointQuery(listSocialServices, {}, { staleTime: Infinity, meta: { errors: 'local' } }),
}
