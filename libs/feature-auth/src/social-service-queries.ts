import { endpointQuery } from '@tandem/api-client'
import { listSocialServices } from '@tandem/api-contract'

/** The providers that can be signed in with, by the address where each starts. */
export const socialServiceQueries = {
  services: () => endpointQuery(listSocialServices, {}, { staleTime: Infinity, meta: { errors: 'local' } }),
}
