import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@tandem/api-client'
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
  type AccountSearch,
  type AccountService,
  type FacebookResponse,
  type NewAccounts,
  type PageMeta,
  type SocialAccount,
} from '@tandem/api-contract'
import { favoriteQueries } from '@tandem/workbench'

const accounts = ['accounts'] as const

/** What every path about accounts says; one network is read from so far. */
export const pathOf = (service: AccountService) => ({ service, social: 'instagram' }) as const

/** Whether an account is being read right now, or will be as soon as a worker is free. */
export const isReading = ({ reading }: Pick<SocialAccount, 'reading'>) =>
  reading.state === 'queued' || reading.state === 'running'

/** What is asked of a list. */
export type AccountRequest = Omit<AccountSearch, 'paginate'>

const watched = (rows: readonly SocialAccount[] | undefined) => (rows?.some(isReading) ? 1000 : false)

/** Connected or tracked accounts; while one is being read they are read every second that someone is looking. */
export const accountQueries = {
  all: accounts,
  lists: (service: AccountService) => [...accounts, 'list', service] as const,
  page: (service: AccountService, search: AccountRequest) =>
    queryOptions({
      queryKey: [...accounts, 'list', service, search],
      queryFn: ({ signal }) => call(listAccounts, { params: pathOf(service), search }, { signal }),
      refetchInterval: ({ state }) => watched(state.data?.data),
    }),
  /** How many there are, archived ones too. */
  count: (service: AccountService) =>
    queryOptions({
      queryKey: [...accounts, 'count', service],
      queryFn: async ({ signal }) => {
        const { meta } = await call(
          listAccounts,
          { params: pathOf(service), search: { per_page: 1 } },
          { signal },
        )
        return meta.total
      },
      meta: { errors: 'local' },
    }),
  /** All that a search finds, on one page. */
  whole: (service: AccountService, search: Omit<AccountRequest, 'page' | 'per_page'>) =>
    queryOptions({
      queryKey: [...accounts, 'whole', service, search],
      queryFn: async ({ signal }) =>
        (
          await call(
            listAccounts,
            { params: pathOf(service), search: { ...search, paginate: 0 } },
            { signal },
          )
        ).data,
      refetchInterval: ({ state }) => watched(state.data),
    }),
  readings: (service: AccountService, id: number) =>
    infiniteQueryOptions({
      queryKey: [...accounts, 'readings', service, id],
      queryFn: ({ pageParam: page, signal }) =>
        call(
          listAccountReadings,
          { params: { ...pathOf(service), id }, search: { page, per_page: 20 } },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : null),
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ data }) => data.some((reading) => reading.state === 'running'))
          ? 1000
          : false,
    }),
}

interface AccountPage {
  data: SocialAccount[]
  meta: PageMeta
}

/** Puts accounts into the lists that are kept, each in its place. */
export function putAccounts(client: QueryClient, changed: readonly SocialAccount[]) {
  const put = (rows: SocialAccount[]) =>
    rows.map((row) => changed.find(({ id, service }) => id === row.id && service === row.service) ?? row)
  client.setQueriesData<AccountPage>(
    { queryKey: [...accounts, 'list'] },
    (page) => page && { ...page, data: put(page.data) },
  )
  client.setQueriesData<SocialAccount[]>({ queryKey: [...accounts, 'whole'] }, (rows) => rows && put(rows))
}

/** Accounts by id, as far as a list of the service has shown them. */
export function knownAccounts(client: QueryClient, service: AccountService): Map<number, SocialAccount> {
  const pages = client.getQueriesData<AccountPage>({ queryKey: accountQueries.lists(service) })
  return new Map(pages.flatMap(([, page]) => page?.data ?? []).map((account) => [account.id, account]))
}

interface OfAccounts {
  service: AccountService
  ids: number[]
}

const changesAccounts = { updates: putAccounts, invalidates: accounts }

// Posts and figures of the dashboard are those of accounts that are there and not archived.
const ofShownAccounts = [accounts, ['posts'], ['dashboard']]
const changesShownAccounts = { updates: putAccounts, invalidates: ofShownAccounts }

/** Reads accounts now. */
export const syncAccountsMutation = mutationOptions({
  mutationFn: async ({ service, ids }: OfAccounts) =>
    (await call(syncAccounts, { params: pathOf(service), body: { ids } })).data,
  meta: changesAccounts,
})

/** Archives accounts: they are not read any more. */
export const archiveAccountsMutation = mutationOptions({
  mutationFn: async ({ service, ids }: OfAccounts) =>
    (await call(archiveAccounts, { params: pathOf(service), body: { ids } })).data,
  meta: changesShownAccounts,
})

/** Restores archived accounts, and reads them again. */
export const restoreAccountsMutation = mutationOptions({
  mutationFn: async ({ service, ids }: OfAccounts) =>
    (await call(restoreAccounts, { params: pathOf(service), body: { ids } })).data,
  meta: changesShownAccounts,
})

/** Deletes one account or several with all that was read of them. */
export const deleteAccountsMutation = mutationOptions({
  mutationFn: async ({ service, ids }: OfAccounts) => {
    const [id, ...others] = ids
    return id !== undefined && others.length === 0
      ? [(await call(deleteAccount, { params: { ...pathOf(service), id } })).data]
      : (await call(deleteAccounts, { params: pathOf(service), body: { ids } })).data
  },
  meta: {
    invalidates: [...ofShownAccounts, ['account-collections'], favoriteQueries.categories().queryKey],
  },
})

/** Withdraws the permission of a connected account. */
export const revokeAccountMutation = mutationOptions({
  mutationFn: async (id: number) => [
    (await call(revokeAccount, { params: { ...pathOf('social'), id } })).data,
  ],
  meta: changesAccounts,
})

/** Follows an account of others. The form shows what the server refuses. */
export const trackAccountMutation = mutationOptions({
  mutationFn: async (username: string) =>
    (await call(addAccounts, { params: pathOf('tracker'), body: { username } })).data,
  meta: { errors: 'local', invalidates: accounts },
})

/** Connects the chosen of the accounts that were offered. The page shows what the server refuses. */
export const connectChosenMutation = mutationOptions({
  mutationFn: async (body: Required<Pick<NewAccounts, 'ids' | 'state'>>) =>
    (await call(addAccounts, { params: pathOf('social'), body })).data,
  meta: { errors: 'local', invalidates: accounts },
})

/** What of the dialog is asked again: what was declined, or the data access that has ended. */
export type AskAgain = 'rerequest' | 'reauthorize'

/** Answers the address of the dialog; going there is the caller's. */
export const startConnectingMutation = mutationOptions({
  mutationFn: async (auth_type: AskAgain | undefined) =>
    (await call(loginWithFacebook, { params: { social: 'instagram' }, search: { auth_type } })).data.url,
})

/** What came back from the dialog is handed over once: the answer is good for one call. */
export const connectionQueries = {
  finish: (given: FacebookResponse) =>
    queryOptions({
      queryKey: ['account-connection', given.state],
      queryFn: async () =>
        (await call(processFacebookResponse, { params: pathOf('social'), body: given })).data,
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      retryOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      meta: { errors: 'local' },
    }),
}
