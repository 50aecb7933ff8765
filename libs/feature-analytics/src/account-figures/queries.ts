import { call } from '@tandem/api-client'
import {
  listAccountAnalytics,
  listAccountDays,
  listAccounts,
  listBestPosts,
  listPosts,
  type AccountAnalytics,
  type AccountService,
  type SocialAccount,
} from '@tandem/api-contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isReading } from '../connected-accounts/queries.ts'
import type { periodRequest } from '../period/period-search.ts'

/** The days that are shown, and what they are compared with. */
export type PeriodRequest = ReturnType<typeof periodRequest>
type Days = Pick<PeriodRequest, 'date_from' | 'date_to'>

// The first words are those of all lists of accounts and of posts: what changes one of them is seen here.
interface AskedDays extends Days {
  service: AccountService
  id: number
}

const figures = ['accounts', 'figures'] as const
const posts = ['posts', 'of-account'] as const

const pathOf = (service: AccountService) => ({ service, social: 'instagram' }) as const

/** The most that a page of posts holds. */
export const mostPosts = 100

/** Figures of connected or of tracked accounts. */
export const accountFigureQueries = {
  /** Of all accounts that are not archived, by user name. */
  list: (service: AccountService, period: PeriodRequest) =>
    queryOptions({
      queryKey: [...figures, 'list', service, period],
      queryFn: async ({ signal }): Promise<AccountAnalytics[]> =>
        (await call(listAccountAnalytics, { params: pathOf(service), search: period }, { signal })).data,
    }),
  days: (service: AccountService, id: number, { date_from, date_to }: Days) =>
    queryOptions({
      queryKey: [...figures, 'days', service, id, { date_from, date_to }],
      queryFn: async ({ signal }) =>
        (
          await call(
            listAccountDays,
            { params: { ...pathOf(service), id }, search: { date_from, date_to } },
            { signal },
          )
        ).data,
    }),
  /** The days of several accounts, each with its own; in the order of what is asked. */
  daysOfSeveral: (asked: readonly AskedDays[]) =>
    queryOptions({
      queryKey: [...figures, 'days-of-several', asked],
      queryFn: ({ client }) =>
        Promise.all(
          asked.map(({ service, id, ...days }) =>
            client.fetchQuery(accountFigureQueries.days(service, id, days)),
          ),
        ),
    }),
  bestPosts: (service: AccountService, id: number, { date_from, date_to }: Days) =>
    queryOptions({
      queryKey: [...posts, 'best', service, id, { date_from, date_to }],
      queryFn: async ({ signal }) =>
        (
          await call(
            listBestPosts,
            { params: { ...pathOf(service), id }, search: { date_from, date_to } },
            { signal },
          )
        ).data,
    }),
  /** Those of the days, latest first, and how many there are in all. */
  posts: (service: AccountService, id: number, { date_from, date_to }: Days) =>
    queryOptions({
      queryKey: [...posts, 'latest', service, id, { date_from, date_to }],
      queryFn: ({ signal }) =>
        call(
          listPosts,
          {
            params: pathOf(service),
            search: { account_id: id, date_from, date_to, per_page: mostPosts },
          },
          { signal },
        ),
    }),
}

const everyAccount = { sort: 'username', paginate: 0 } as const

/** The accounts themselves, archived ones too; while one is being read they are read every second. */
export const accountStateQuery = (service: AccountService) =>
  queryOptions({
    queryKey: ['accounts', 'whole', service, everyAccount],
    queryFn: async ({ signal }) =>
      (await call(listAccounts, { params: pathOf(service), search: everyAccount }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isReading) ? 1000 : false),
    meta: { errors: 'local' },
  })

/** How the accounts are read, by their id; undefined until it is known. What was read last is shown once it is there. */
export function useAccountStates(service: AccountService): ReadonlyMap<number, SocialAccount> | undefined {
  const client = useQueryClient()
  const { data } = useQuery(accountStateQuery(service))
  const isRunning = data?.some(isReading) ?? false
  useEffect(() => {
    if (!isRunning) return
    return () => {
      void client.invalidateQueries({ queryKey: figures })
      void client.invalidateQueries({ queryKey: posts })
    }
  }, [isRunning, client])
  return data && new Map(data.map((account) => [account.id, account]))
}
