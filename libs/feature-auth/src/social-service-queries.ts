import { call } from '@tandem/api-client'
import { listSocialServices } from '@tandem/api-contract'
import { queryOptions } from '@tanstack/react-query'

/** The providers that can be signed in with, by the address where each starts. */
export const socialServiceQueries = {
  services: () =>
    queryOptions({
      queryKey: ['social-services'],
      queryFn: async ({ signal }) => (await call(listSocialServices, {}, { signal })).data,
      staleTime: Infinity,
      meta: { errors: 'local' },
    }),
}
