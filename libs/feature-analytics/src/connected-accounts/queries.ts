import { call } from '@tandem/api-client'
import { listAccounts, type SocialAccount } from '@tandem/api-contract'
import { queryOptions } from '@tanstack/react-query'

/** Whether an account is being read right now, or will be as soon as a worker is free. */
export const isReading = ({ reading }: Pick<SocialAccount, 'reading'>) =>
  reading.state === 'queued' || reading.state === 'running'

const search = { state: 'active', sort: 'username', paginate: 0 } as const

/**
 * The connected accounts of the team that are not archived, by user name; while one is being read they are read every
 * second that someone is looking. The key is that of all lists of accounts, so that what changes them is seen here.
 */
export const connectedAccountQueries = {
  list: () =>
    queryOptions({
      queryKey: ['accounts', 'whole', 'social', search],
      queryFn: async ({ signal }) =>
        (await call(listAccounts, { params: { service: 'social', social: 'instagram' }, search }, { signal }))
          .data,
      refetchInterval: ({ state }) => (state.data?.some(isReading) ? 1000 : false),
    }),
}
