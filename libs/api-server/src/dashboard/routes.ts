import { getDashboardAudience, getDashboardInsights, getOnlineFollowers } from '@tandem/api-contract'
import { listedAccounts } from '../analytics/listed-accounts.ts'
import { askedPeriods } from '../analytics/periods.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { implement } from '../implement.ts'
import { listedStores } from '../lists/listed-stores.ts'
import { audienceLists, buyersOf, followersOf } from './audience.ts'
import { insightFigures, markedPosts, storesReadAt } from './insights.ts'
import { onlineCells, orderHours } from './online-followers.ts'

/** Connected accounts beside stores. */
export const dashboardRoutes = [
  implement(getDashboardInsights, async ({ search, team, dependencies }) => ({
    data: await team(async (db) => {
      const { accounts, ...scope } = await scopeOf(db, search)
      const periods = await askedPeriods(db, search, scope, dependencies.now())
      return {
        timezone: periods.timezone,
        ...(await insightFigures(db, scope, periods)),
        posts: await markedPosts(db, scope, periods),
        accounts_read_at: accounts.read_at,
        stores_read_at: await storesReadAt(db, scope.storeIds),
        accounts_count: scope.accountIds.length,
        stores_count: scope.storeIds.length,
      }
    }),
  })),

  implement(getOnlineFollowers, async ({ search, team, dependencies }) => ({
    data: await team(async (db) => {
      const { accountIds, storeIds } = await scopeOf(db, search)
      const periods = await askedPeriods(db, search, { accountIds, storeIds }, dependencies.now())
      return {
        ...periods.current,
        timezone: periods.timezone,
        ...(await onlineCells(db, accountIds, periods)),
        orders: await orderHours(db, storeIds, periods),
        accounts_count: accountIds.length,
      }
    }),
  })),

  implement(getDashboardAudience, async ({ search, team }) => ({
    data: await team(async (db) => {
      const { accountIds, storeIds } = await scopeOf(db, search)
      return {
        ...(await audienceLists(db, accountIds, search.of)),
        followers_count: await followersOf(db, accountIds),
        buyers: await buyersOf(db, storeIds),
        accounts_count: accountIds.length,
        stores_count: storeIds.length,
      }
    }),
  })),
]

/** @throws VALIDATION_FAILED for an account or a store that is not the team's */
async function scopeOf(
  db: TeamDatabase,
  search: { account_id?: number | undefined; store_id?: number | undefined },
) {
  const accounts = await listedAccounts(db, { service: 'social' }, search)
  const stores = await listedStores(db, search.store_id, 'orders_count')
  return {
    accounts,
    accountIds: accounts.ids,
    isWholeTeam: search.account_id === undefined,
    storeIds: stores.ids,
  }
}
