import { endpointQuery } from '@tandem/api-client/react'
import { listAccounts } from '@tandem/api-contract'
import type { SocialAccount } from '@tandem/api-contract'

/** Whether an account is being read, or will be as soon as a worker is free. */
export const isReading = ({ reading }: Pick<SocialAccount, 'reading'>) =>
  reading.state === 'queued' || reading.state === 'running'

const search = { state: 'active', sort: 'username', paginate: 0 } as const

/**
 * The team's connected accounts that aren't archived, by username; polled every second while one is being
 * read and somebody is looking.
 */
export const connectedAccountQueries = {
  list: () =>
    endpointQuery(
      listAccounts,
      { params: { service: 'social', social: 'instagram' }, search },
      {
        select: ({ data }) => data,
        refetchInterval: ({ state }) => (state.data?.data.some(isReading) ? 1000 : false),
      },
    ),
}
