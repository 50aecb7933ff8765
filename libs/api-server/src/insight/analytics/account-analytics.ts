import { sql } from 'kysely'
import type { AccountAnalytics, AccountPeriod } from '@tandem/api-contract'
import type { Reader } from '../../social/accounts/queries.ts'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Call } from '../../identity/call.ts'
import { notesCount } from '../../workspace/notes/count-notes.ts'
import { knownSinceOf } from './known-since.ts'
import { comparedOf, periodFigures, wholeDays } from './period-figures.ts'
import type { PeriodFigures } from './period-figures.ts'
import { lengthOf } from './periods.ts'
import type { Periods, Span } from './periods.ts'
import { countDueDays } from './team-days.ts'

/** As many points as a sparkline can show. */
const maxPoints = 90

/** The accounts of `ids`, in that order, with their figures of the periods; deleted ones are left out. */
export async function accountAnalytics(
  { team, countingTeam }: Pick<Call, 'team' | 'countingTeam'>,
  ids: number[],
  periods: Periods,
  { reader, isSocial }: { reader: Reader; isSocial: boolean },
): Promise<AccountAnalytics[]> {
  if (ids.length === 0) return []
  // In parallel on separate connections, because neither depends on the other.
  const [{ accounts, lines, since }, { figures, whole }] = await Promise.all([
    team(async (db) => ({
      accounts: await findIdentities(db, ids, reader),
      lines: await followerLines(db, ids, periods.current),
      since: await knownSinceOf(db, ids),
    })),
    countingTeam(async (db) => {
      if (isSocial) await countDueDays(db)
      return {
        figures: await periodFigures(db, ids, periods),
        whole: await wholeDays(db, ids, periods, reader.now),
      }
    }),
  ])
  const known = Map.groupBy(figures, (row) => row.account_id)
  return accounts.flatMap(({ has_posts, ...account }) => {
    const rows = known.get(account.id)
    const period = (span: Span, nr: 0 | 1) =>
      periodOf(
        rows!.find((row) => row.nr === nr)!,
        span,
        has_posts && span.date_to >= (since.get(account.id)?.posts ?? ''),
      )
    return rows === undefined
      ? []
      : [
          {
            ...account,
            known_since: since.get(account.id)!,
            current: period(periods.current, 0),
            previous: periods.previous && period(periods.previous, 1),
            compared: comparedOf(
              periods,
              whole.filter((row) => row.account_id === account.id),
            ),
            followers: lines.get(account.id)!,
          },
        ]
  })
}

function periodOf(
  { account_id: _id, nr: _nr, ...figures }: PeriodFigures,
  span: Span,
  hasPosts: boolean,
): AccountPeriod {
  const days = lengthOf(span)
  return {
    ...span,
    days,
    ...figures,
    posts_per_week: hasPosts ? (figures.posts_count / days) * 7 : null,
  }
}

interface IdentityRow extends Selected<
  'social_accounts',
  'id' | 'service' | 'social' | 'username' | 'name' | 'picture_url'
> {
  read_at: string | null
  last_post_at: string | null
  has_posts: boolean
  collections: { id: number; name: string }[]
  notes_count: number
}

async function findIdentities(db: TeamDatabase, ids: number[], { user_id }: Reader) {
  const team = currentTeam(db)
  const { rows } = await sql<IdentityRow>`
    select a.id, a.service, a.social, a.username, a.name, a.picture_url, r.succeeded_at as read_at,
      latest.posted_at as last_post_at, latest.posted_at is not null as has_posts,
      coalesce(members.collections, '[]') as collections,
      ${notesCount(db, user_id, 'account', 'a.id')} as notes_count
    from unnest(${ids}::bigint[]) with ordinality as listed (id, place)
    join social_accounts a on a.team_id = ${team} and a.id = listed.id
    join account_readings r on r.team_id = ${team} and r.account_id = a.id
    left join lateral (
      select posted_at from social_posts where team_id = ${team} and account_id = a.id
      order by posted_at desc, id desc limit 1
    ) as latest on true
    left join lateral (
      select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id desc) as collections
      from account_collection_members m join account_collections c on c.team_id = ${team} and c.id = m.collection_id
      where m.team_id = ${team} and m.account_id = a.id
    ) as members on true
    order by listed.place`.execute(db)
  return rows
}

/**
 * Followers day by day; for a long period the last reading in each of {@link maxPoints} equal parts, counted
 * from its end.
 */
async function followerLines(db: TeamDatabase, ids: number[], { date_from, date_to }: Span) {
  const step = Math.ceil(lengthOf({ date_from, date_to }) / maxPoints)
  const { rows } = await sql<{ account_id: number; line: { days: string[]; counts: number[] } }>`
    select account.id as account_id, (
      select json_build_object('days', coalesce(json_agg(day order by day), '[]'),
        'counts', coalesce(json_agg(followers_count order by day), '[]')) from (
        select distinct on (part) day, followers_count from (
          select day, followers_count, (${date_to}::date - day) / ${step}::int as part from account_counts
          where team_id = ${currentTeam(db)} and account_id = account.id and followers_count is not null
            and day between ${date_from}::date and ${date_to}::date
        ) as readings
        order by part, day desc
      ) as points
    ) as line
    from unnest(${ids}::bigint[]) as account (id)`.execute(db)
  return new Map(rows.map(({ account_id, line }) => [account_id, line]))
}
