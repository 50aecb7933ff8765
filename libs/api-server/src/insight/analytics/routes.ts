import { sql } from 'kysely'
import { listAccountAnalytics, listAccountDays, listBestPosts } from '@tandem/api-contract'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { implement } from '../../identity/implement.ts'
import { momentsOf } from '../../platform/lists/list-filters.ts'
import { postsOf } from '../../social/posts/queries.ts'
import { problem } from '../../platform/request/problem.ts'
import { accountAnalytics } from './account-analytics.ts'
import { accountDays } from './account-days.ts'
import { listedAccounts } from './listed-accounts.ts'
import { askedPeriods } from './periods.ts'

const maxBestPosts = 10

/** The figures of accounts. */
export const analyticsRoutes = [
  implement(listAccountAnalytics, async (call) => {
    const { params, search, session, team, dependencies } = call
    const reader = { user_id: session.user_id, now: dependencies.now() }
    const { ids, periods } = await team(async (db) => {
      const listed = await listedAccounts(db, params, search)
      return {
        ids: listed.ids,
        periods: await askedPeriods(db, search, { accountIds: listed.ids }, reader.now),
      }
    })
    const isSocial = params.service === 'social'
    return { data: await accountAnalytics(call, ids, periods, { reader, isSocial }) }
  }),

  implement(listAccountDays, async ({ params, search, team }) => ({
    data: await team(async (db) => {
      await requireAccount(db, params, params.id)
      return accountDays(db, params.id, search)
    }),
  })),

  implement(listBestPosts, async ({ params, search, session, team }) => ({
    data: await team(async (db) => {
      await requireAccount(db, params, params.id)
      const { from = '-infinity', until = 'infinity' } = await momentsOf(db, search)
      const { rows } = await sql<{ id: number }>`
        select id from social_posts
        where team_id = ${currentTeam(db)} and account_id = ${params.id} and engagement_rate is not null and gone_at is null
          and posted_at >= ${from}::timestamptz and posted_at < ${until}::timestamptz
        order by engagement_rate desc, posted_at desc, id desc limit ${maxBestPosts}`.execute(db)
      const ids = rows.map(({ id }) => id)
      return postsOf(db, ids, session.user_id)
    }),
  })),
]

/** @throws MODEL_NOT_FOUND */
async function requireAccount(db: TeamDatabase, { service, social }: AccountsPath, id: number) {
  const found = await db
    .selectFrom('social_accounts')
    .select('id')
    .where('service', '=', service)
    .where('social', '=', social)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw problem('MODEL_NOT_FOUND')
}
