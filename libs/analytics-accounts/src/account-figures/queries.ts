import { endpointQuery, markOld, severalQueries } from '@tandem/api-client'
import {
  listAccountAnalytics,
  listAccountDays,
  listAccounts,
  listBestPosts,
  listPosts,
} from '@tandem/api-contract'
import type { AccountService, SocialAccount } from '@tandem/api-contract'
import { isReading } from '@tandem/choices'
import type { periodRequest } from '@tandem/choices'
import { asShown } from '@tandem/lists'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** The days that are shown, and what they are compared with. */
export type PeriodRequest = ReturnType<typeof periodRequest>
type Days = Pick<PeriodRequest, 'date_from' | 'date_to'>

interface AskedDays extends Days {
  service: AccountService
  id: number
}

const pathOf = (service: AccountService) => ({ service, social: 'instagram' }) as const

/** The most that a page of posts holds. */
export const mostPosts = 100

/** Figures of connected or of tracked accounts. */
export const accountFigureQueries = {
  /** Of all accounts that are not archived, by user name. */
  list: (service: AccountService, period: PeriodRequest) =>
    endpointQuery(listAccountAnalytics, { params: pathOf(service), search: period }, asShown),
  days: (service: AccountService, id: number, { date_from, date_to }: Days) =>
    endpointQuery(listAccountDays, { params: { ...pathOf(service), id }, search: { date_from, date_to } }),
  /** The days of several accounts, each with its own; in the order of what is asked. */
  daysOfSeveral: (asked: readonly AskedDays[]) =>
    severalQueries(asked.map(({ service, id, ...days }) => accountFigureQueries.days(service, id, days))),
  bestPosts: (service: AccountService, id: number, { date_from, date_to }: Days) =>
    endpointQuery(listBestPosts, { params: { ...pathOf(service), id }, search: { date_from, date_to } }),
  /** Those of the days, latest first, and how many there are in all. */
  posts: (service: AccountService, id: number, { date_from, date_to }: Days) =>
    endpointQuery(listPosts, {
      params: pathOf(service),
      search: { account_id: id, date_from, date_to, per_page: mostPosts },
    }),
}

/** The accounts themselves, archived ones too; while one is being read they are read every second. */
export const accountStateQuery = (service: AccountService) =>
  endpointQuery(
    listAccounts,
    { params: pathOf(service), search: { sort: 'username', paginate: 0 } },
    {
      select: ({ data }) => data,
      refetchInterval: ({ state }) => (state.data?.data.some(isReading) ? 1000 : false),
      meta: { errors: 'local' },
    },
  )

/** How the accounts are read, by their id; undefined until it is known. What was read last is shown once it is there. */
export function useAccountStates(service: AccountService): ReadonlyMap<number, SocialAccount> | undefined {
  const client = useQueryClient()
  const { data } = useQuery(accountStateQuery(service))
  const isRunning = data?.some(isReading) ?? false
  useEffect(() => {
    if (!isRunning) return
    return () => void markOld(client, ['figures', 'posts'])
  }, [isRunning, client])
  return data && new Map(data.map((account) => [account.id, account]))
}
