import {
  getDashboardAudience,
  getDashboardCustomers,
  getDashboardInsights,
  getFirstSteps,
  getOnlineFollowers,
} from '@tandem/api-contract'
import { comparedOf } from '../analytics/period-figures.ts'
import { listedAccounts } from '../analytics/listed-accounts.ts'
import { askedPeriods } from '../analytics/periods.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { implement } from '../../identity/implement.ts'
import { listedStores } from '../../commerce/stores/listed-stores.ts'
import { buyersOf, findAudience, followersOf } from './audience.ts'
import { buyersOfPeriods } from './customers.ts'
import { firstSteps } from './first-steps.ts'
import { accountSide, insightFigures, markedPosts, storeSide } from './insights.ts'
import { onlineCells, orderHours } from './online-followers.ts'

/** Connected accounts beside stores. */
export const dashboardRoutes = [
  implement(getDashboardInsights, async ({ search, team, countingTeam, dependencies }) => {
    const { accounts, scope, periods } = await team(async (db) => {
      const { accounts: listed, ...ids } = await scopeOf(db, search)
      return {
        accounts: listed,
        scope: ids,
        periods: await askedPeriods(db, search, ids, dependencies.now()),
      }
    })
    // In parallel on separate connections, with half of the work each, because neither depends on the other.
    const [ofAccounts, { ofStores, posts }] = await Promise.all([
      countingTeam((db) => accountSide(db, scope, periods, dependencies.now())),
      team(async (db) => ({
        ofStores: await storeSide(db, scope.storeIds, periods),
        posts: await markedPosts(db, scope, periods),
      })),
    ])
    return {
      data: {
        timezone: periods.timezone,
        ...insightFigures(ofAccounts, ofStores, periods),
        posts,
        stores_known_since: periods.soldSince,
        accounts_known_since: ofAccounts.knownSince,
        partial_reach_days: ofAccounts.partialReach,
        accounts_read_at: accounts.read_at,
        stores_read_at: ofStores.read_at,
        accounts_all_read_at: accounts.all_read_at,
        stores_all_read_at: ofStores.all_read_at,
        accounts_count: scope.accountIds.length,
        stores_count: scope.storeIds.length,
      },
    }
  }),

  implement(getDashboardCustomers, async ({ search, team, dependencies }) => ({
    data: await team(async (db) => {
      const { ids, knownSince } = await listedStores(db, search.store_id, 'orders_count')
      const scope = { accountIds: [], storeIds: ids, knownSince }
      const periods = await askedPeriods(db, search, scope, dependencies.now())
      const [current, previous] = await buyersOfPeriods(db, ids, periods)
      return {
        timezone: periods.timezone,
        current: current!,
        previous: previous ?? null,
        compared: comparedOf(periods, []),
        stores_known_since: periods.soldSince,
        stores_count: ids.length,
      }
    }),
  })),

  implement(getOnlineFollowers, async ({ search, team, dependencies }) => {
    const { accountIds, storeIds, periods } = await team(async (db) => {
      const scope = await scopeOf(db, search)
      return { ...scope, periods: await askedPeriods(db, search, scope, dependencies.now()) }
    })
    const [online, orders] = await Promise.all([
      team((db) => onlineCells(db, accountIds, periods)),
      team((db) => orderHours(db, storeIds, periods)),
    ])
    return {
      data: {
        ...periods.current,
        timezone: periods.timezone,
        ...online,
        orders,
        stores_known_since: periods.soldSince,
        accounts_count: accountIds.length,
      },
    }
  }),

  implement(getFirstSteps, async ({ session, team }) => ({
    data: await team((db) => firstSteps(db, session.user_id)),
  })),

  implement(getDashboardAudience, async ({ search, team }) => {
    const { accountIds, storeIds } = await team((db) => scopeOf(db, search))
    const [ofAccounts, buyers] = await Promise.all([
      team(async (db) => ({
        ...(await findAudience(db, accountIds, search.of)),
        followers_count: await followersOf(db, accountIds),
      })),
      team((db) => buyersOf(db, storeIds)),
    ])
    return {
      data: {
        ...ofAccounts,
        buyers,
        accounts_count: accountIds.length,
        stores_count: storeIds.length,
      },
    }
  }),
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
    knownSince: stores.knownSince,
  }
}
