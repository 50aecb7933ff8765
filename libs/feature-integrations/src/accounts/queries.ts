import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '@tandem/api-client'
import {
  changeReads,
  endpointMutation,
  endpointPages,
  endpointQuery,
  knownReads,
} from '@tandem/api-client/react'
import {
  addAccounts,
  archiveAccounts,
  deleteAccount,
  deleteAccounts,
  listAccountReadings,
  listAccounts,
  loginWithFacebook,
  processFacebookResponse,
  restoreAccounts,
  revokeAccount,
  syncAccounts,
} from '@tandem/api-contract'
import type {
  AccountSearch,
  AccountService,
  FacebookResponse,
  NewAccounts,
  SocialAccount,
} from '@tandem/api-contract'
import { isReading } from '@tandem/choices'

/** The path parameters of accounts; there is only one network so far. */
export const pathOf = (service: AccountService) => ({ service, social: 'instagram' }) as const

/** The request of a list. */
export type AccountRequest = Omit<AccountSearch, 'paginate'>

const watched = (rows: readonly SocialAccount[] | undefined) => (rows?.some(isReading) ? 1000 : false)

/** Connected or tracked accounts; polled every second while one is being read and somebody is looking. */
export const accountQueries = {
  page: (service: AccountService, search: AccountRequest) =>
    endpointQuery(
      listAccounts,
      { params: pathOf(service), search },
      { refetchInterval: ({ state }) => watched(state.data?.data) },
    ),
  /** The number of accounts, including archived ones. */
  count: (service: AccountService) =>
    endpointQuery(
      listAccounts,
      { params: pathOf(service), search: { per_page: 1 } },
      { select: ({ meta }) => meta.total, meta: { errors: 'local' } },
    ),
  /** Everything that a search finds, on one page. */
  whole: (service: AccountService, search: Omit<AccountRequest, 'page' | 'per_page'>) =>
    endpointQuery(
      listAccounts,
      { params: pathOf(service), search: { ...search, paginate: 0 } },
      { select: ({ data }) => data, refetchInterval: ({ state }) => watched(state.data?.data) },
    ),
  readings: (service: AccountService, id: number) =>
    endpointPages(listAccountReadings, (search) => ({ params: { ...pathOf(service), id }, search }), {
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ data }) => data.some((reading) => reading.state === 'running'))
          ? 1000
          : false,
    }),
}

/** Updates accounts in the cached lists, each in its place. */
export function putAccounts(client: QueryClient, changed: readonly SocialAccount[]) {
  changeReads(client, listAccounts, (page) => ({
    ...page,
    data: page.data.map(
      (row) => changed.find(({ id, service }) => id === row.id && service === row.service) ?? row,
    ),
  }))
}

/** Accounts by id, if a list of the service has loaded them. */
export const knownAccounts = (client: QueryClient, service: AccountService): Map<number, SocialAccount> =>
  new Map(
    knownReads(client, listAccounts, { params: { service } })
      .flatMap(({ data }) => data)
      .map((account) => [account.id, account]),
  )

interface OfAccounts {
  service: AccountService
  ids: number[]
}

const inputOf = ({ service, ids }: OfAccounts) => ({ params: pathOf(service), body: { ids } })

/** Starts reading accounts now. */
export const syncAccountsMutation = endpointMutation(syncAccounts, inputOf, {
  meta: { updates: putAccounts },
})

/** Archives accounts: they are no longer read. */
export const archiveAccountsMutation = endpointMutation(archiveAccounts, inputOf, {
  meta: { updates: putAccounts },
})

/** Restores archived accounts, and reads them again. */
export const restoreAccountsMutation = endpointMutation(restoreAccounts, inputOf, {
  meta: { updates: putAccounts },
})

/** Deletes one or several accounts with all their data. */
export const deleteAccountsMutation = mutationOptions({
  ...endpointMutation(deleteAccounts, inputOf),
  mutationFn: async ({ service, ids }: OfAccounts) => {
    const [id, ...others] = ids
    return id !== undefined && others.length === 0
      ? [(await call(deleteAccount, { params: { ...pathOf(service), id } })).data]
      : (await call(deleteAccounts, { params: pathOf(service), body: { ids } })).data
  },
})

/** Revokes the access of a connected account. */
export const revokeAccountMutation = endpointMutation(
  revokeAccount,
  (id: number) => ({ params: { ...pathOf('social'), id } }),
  { meta: { updates: (client, account) => putAccounts(client, [account]) } },
)

/** Tracks somebody else's account. The form shows refusals. */
export const trackAccountMutation = endpointMutation(
  addAccounts,
  (username: string) => ({ params: pathOf('tracker'), body: { username } }),
  { meta: { errors: 'local' } },
)

/** Connects the chosen accounts. The page shows refusals. */
export const connectChosenMutation = endpointMutation(
  addAccounts,
  (body: Required<Pick<NewAccounts, 'ids' | 'state'>>) => ({ params: pathOf('social'), body }),
  { meta: { errors: 'local' } },
)

/** What the dialog requests again: declined permissions, or expired data access. */
export type AskAgain = 'rerequest' | 'reauthorize'

/** Returns the address of the dialog; the caller navigates there. */
export const startConnectingMutation = endpointMutation(
  loginWithFacebook,
  (auth_type: AskAgain | undefined) => ({
    params: { social: 'instagram' as const },
    search: { auth_type },
  }),
)

/** Sends the dialog's answer once, because it is valid for one call. */
export const connectionQueries = {
  finish: (given: FacebookResponse) =>
    endpointQuery(
      processFacebookResponse,
      { params: pathOf('social'), body: given },
      {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        retryOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        meta: { errors: 'local' },
      },
    ),
}
