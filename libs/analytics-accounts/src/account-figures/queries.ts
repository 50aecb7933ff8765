import { endpointQuery, invalidate, severalQueries } from '@tandem/api-client/react'
import {
  listAccountAnalytics,
  listAccountCollections,
  listAccountDays,
  listAccounts,
  listBestPosts,
  listPosts,
} from '@tandem/api-contract'
import type { AccountService, SocialAccount } from '@tandem/api-contract'
import { isReading } from '@tandem/choices'
import type { PeriodRequest } from '@tandem/choices'
import { asShown } from '@tandem/lists'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

type Days = Pick<PeriodRequest, 'date_from' | 'date_to'>

interface AskedDays extends Days {
  service: AccountService
  id: number
}

const pathOf = (service: AccountService) => ({ service, social: 'instagram' }) as const

/** The maximum number of posts on a page. */
export const maxPosts = 100

/** Figures of connected or of tracked accounts. */
export const accountFigureQueries = {
  /** All accounts that aren't archived, by username. */
  list: (service: AccountService, period: PeriodRequest) =>
    endpointQuery(listAccountAnalytics, { params: pathOf(service), search: period }, asShown),
  /** Without an answer a list doesn't know whether the collection in its address exists. */
  collections: (service: AccountService) =>
    endpointQuery(listAccountCollections, { params: pathOf(service) }, { meta: { errors: 'local' } }),
  days: (service: AccountService, id: number, { date_from, date_to }: Days) =>
    endpointQuery(listAccountDays, { params: { ...pathOf(service), id }, search: { date_from, date_to } }),
  /** The days of several accounts, each with its own period, in the given order. */
  daysOfSeveral: (asked: readonly AskedDays[]) =>
    severalQueries(asked.map(({ service, id, ...days }) => accountFigureQueries.days(service, id, days))),
  bestPosts: (service: AccountService, id: number, { date_from, date_to }: Days) =>
    endpointQuery(listBestPosts, { params: { ...pathOf(service), id }, search: { date_from, date_to } }),
  /** The posts of these days, latest first, and the total number. */
  posts: (service: AccountService, id: number, { date_from, date_to }: Days) =>
    endpointQuery(listPosts, {
      params: pathOf(service),
      search: { account_id: id, date_from, date_to, per_page: maxPosts },
    }),
}

/** The accounts themselves, including archived ones; polled every second while one is being read. */
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

/** The reading state of accounts by id; undefined until known. The latest cached data is shown first. */
export function useAccountStates(service: AccountService): ReadonlyMap<number, SocialAccount> | undefined {
  const client = useQueryClient()
  const { data } = useQuery(accountStateQuery(service))
  const isRunning = data?.some(isReading) ?? false
  useEffect(() => {
    if (!isRunning) return
    return () => void invalidate(client, ['figures', 'posts'])
  }, [isRunning, client])
  return data && new Map(data.map((account) => [account.id, account]))
}
