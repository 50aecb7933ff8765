import { sql } from 'kysely'
import type { DashboardAudience } from '@tandem/api-contract'
import { audienceLists } from '@tandem/connectors'
import type { AudienceList, AudienceOf, AudienceShare } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

const maxBuyers = 45

type Lists = Pick<DashboardAudience, 'day' | 'age_gender' | 'countries' | 'cities' | 'accounts_told'>

/**
 * Followers, or people who interacted: the latest lists of each account, added up. A list can be older than the others,
 * because a reading can fail for one of them. A list that the last complete reading lacked isn't shared any longer.
 */
export async function findAudience(db: TeamDatabase, accountIds: number[], of: AudienceOf): Promise<Lists> {
  const team = currentTeam(db)
  const { rows } = await sql<{
    account_id: number
    day: string
    dimension: AudienceList
    shares: AudienceShare[]
  }>`
    select r.account_id, latest.day, list.dimension, latest.shares
    from account_readings r
    cross join unnest(${[...audienceLists]}::text[]) as list (dimension)
    cross join lateral (
      select a.day, a.shares from account_audience a
      where a.team_id = ${team} and a.account_id = r.account_id and a.of = ${of} and a.dimension = list.dimension
        -- Earlier versions noted a complete reading some time after its lists.
        and a.read_at >= coalesce(r.audience_read_at - interval '1 hour', '-infinity')
      order by a.day desc limit 1
    ) as latest
    where r.team_id = ${team} and r.account_id = any(${accountIds}::bigint[])`.execute(db)
  const listOf = (dimension: AudienceList) => {
    const shared = rows.filter((row) => row.dimension === dimension)
    return shared.length === 0 ? null : addedUp(shared.map((row) => row.shares))
  }
  return {
    day: rows.reduce<string | null>(
      (oldest, { day }) => (oldest === null || day < oldest ? day : oldest),
      null,
    ),
    age_gender:
      listOf('age_gender')?.map(({ values: [age = '', gender = ''], followers }) => ({
        age,
        gender,
        followers,
      })) ?? null,
    countries:
      listOf('country')?.map(({ values: [country = ''], followers }) => ({ country, followers })) ?? null,
    cities: listOf('city')?.map(({ values: [city = ''], followers }) => ({ city, followers })) ?? null,
    accounts_told: new Set(rows.map((row) => row.account_id)).size,
  }
}

/** The slices of several audiences, each once, most first. */
function addedUp(lists: AudienceShare[][]): AudienceShare[] {
  const slices = new Map<string, AudienceShare>()
  for (const { values, followers } of lists.flat()) {
    const key = JSON.stringify(values)
    slices.set(key, { values, followers: (slices.get(key)?.followers ?? 0) + followers })
  }
  return [...slices.entries()]
    .toSorted(([key, one], [other, another]) => another.followers - one.followers || (key < other ? -1 : 1))
    .map(([, slice]) => slice)
}

/** The followers of accounts at their last readings; somebody who follows two counts twice. */
export async function followersOf(db: TeamDatabase, accountIds: number[]): Promise<number | null> {
  const { rows } = await sql<{ followers: number | null }>`
    select sum(followers_count)::bigint as followers from social_accounts
    where team_id = ${currentTeam(db)} and id = any(${accountIds}::bigint[])`.execute(db)
  return rows[0]?.followers ?? null
}

interface BuyersRow {
  customers_count: number
  with_country: number
  with_city: number
  countries: { country: string; customers: number }[]
  cities: { city: string; country: string | null; customers: number }[]
}

/** Where customers with an order are. */
export async function buyersOf(db: TeamDatabase, storeIds: number[]): Promise<DashboardAudience['buyers']> {
  // A sum of `int` is a `bigint`; a sum of `bigint` would be a `numeric`, which is slow to compare.
  const { rows } = await sql<BuyersRow>`
    with places as materialized (
      select country, city, sum(customers::int) as customers from buyer_place
      where team_id = ${currentTeam(db)} and store_id = any(${storeIds}::bigint[])
      group by country, city having sum(customers::int) > 0
    ), by_country as materialized (
      select country, sum(customers) as customers from places group by country
    )
    select coalesce((select sum(customers) from by_country), 0)::bigint as customers_count,
      coalesce((select sum(customers) from by_country where country <> ''), 0)::bigint as with_country,
      coalesce((select sum(customers) from places where city <> ''), 0)::bigint as with_city,
      coalesce((
        select json_agg(json_build_object('country', country, 'customers', customers) order by customers desc, country)
        from (
          select country, customers from by_country where country <> ''
          order by customers desc, country limit ${maxBuyers}
        ) as most
      ), '[]') as countries,
      coalesce((
        select json_agg(json_build_object('city', city, 'country', nullif(country, ''), 'customers', customers)
          order by customers desc, city, country)
        from (
          select city, country, customers from places where city <> ''
          order by customers desc, city, country limit ${maxBuyers}
        ) as most
      ), '[]') as cities`.execute(db)
  return rows[0] ?? { customers_count: 0, with_country: 0, with_city: 0, countries: [], cities: [] }
}
