import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'
import { generateAccountDays } from './generate-account-days.ts'

/** A statement may take at most half a minute. */
const batchSize = 10_000

/** The result of {@link generatePosts}. */
export interface GeneratedPosts {
  team_id: number
  /** Connected accounts, the largest first: it has half of their posts. */
  accounts: number[]
  /** Tracked accounts, with a tenth of all posts. */
  tracked: number[]
  /** A collection of every third connected account. */
  collection: number
}

interface Options {
  /** Posts of connected and tracked accounts together. */
  posts: number
  /** The most readings of a post: one on each day from its publishing until the last day. */
  days?: number
  accounts?: number
  tracked?: number
  /** The team to add them to; a new one by default. */
  team_id?: number
  /** The day of the last reading. */
  until?: string
  /** The number of days that accounts were read on. */
  accountDays?: number
}

/**
 * Accounts with many posts and the data read from them, written by the database itself: for plans and
 * benchmarks, where only size and distribution matter. Few posts are seen by many people; two in five are
 * reels; one in twenty hides its likes; older ones have no insights. Captions are short sentences with some
 * common words. One post in ten links to a product when the team has products.
 */
export async function generatePosts(database: WholeDatabase, options: Options): Promise<GeneratedPosts> {
  const {
    posts,
    days = 30,
    accounts: own = 10,
    tracked: others = 20,
    until = '2026-01-01',
    accountDays = 90,
  } = options
  const team_id = options.team_id ?? (await makeTeam(database))
  const accounts = await makeAccounts(database, { team_id, service: 'social', count: own, until })
  const tracked = await makeAccounts(database, { team_id, service: 'tracker', count: others, until })
  const collection = await makeCollection(database, team_id, accounts)
  const foreign = tracked.length === 0 ? 0 : Math.floor(posts / 10)
  const scope = { team_id, days, until }
  await makePosts(database, { ...scope, accounts, service: 'social', count: posts - foreign })
  await makePosts(database, { ...scope, accounts: tracked, service: 'tracker', count: foreign })
  await linkProducts(database, team_id)
  await generateAccountDays(database, { team_id, accounts, tracked, days: accountDays, until })
  for (const table of ['social_accounts', 'social_posts', 'post_day', 'post_products'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(database)
  return { team_id, accounts, tracked, collection }
}

async function makeTeam(database: WholeDatabase): Promise<number> {
  const { team_id } = await database
    .insertInto('teams')
    .values({ name: 'Large', timezone: 'Europe/Istanbul', created_at: new Date('2026-01-01T00:00:00Z') })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  return team_id
}

async function makeAccounts(
  database: WholeDatabase,
  { team_id, service, count, until }: { team_id: number; service: string; count: number; until: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into social_accounts (team_id, service, social, provider_id, username, name, followers_count,
      following_count, posts_count, engagement_rate, created_at)
    select ${team_id}, ${service}, 'instagram', ${service} || n, ${service} || '.account.' || n, 'Account ' || n,
      1000 * n * n, 100 + n, 1000, 0.03, ${until}::date - interval '3 years'
    from generate_series(1, ${count}::int) as n returning id`.execute(database)
  const ids = rows.map(({ id }) => id)
  await sql`
    insert into account_readings (team_id, account_id, state, started_at, finished_at, succeeded_at)
    select ${team_id}, id, 'succeeded', ${until}::date, ${until}::date, ${until}::date
    from unnest(${ids}::bigint[]) as id`.execute(database)
  return ids
}

async function makeCollection(database: WholeDatabase, team_id: number, accounts: number[]) {
  const { rows } = await sql<{ id: number }>`
    insert into account_collections (team_id, service, social, name, name_key, created_at)
    values (${team_id}, 'social', 'instagram', 'Every third', 'every third', now()) returning id`.execute(
    database,
  )
  const collection = rows[0]?.id ?? 0
  const members = accounts.filter((_, index) => index % 3 === 1)
  await sql`
    insert into account_collection_members (team_id, collection_id, account_id)
    select ${team_id}, ${collection}, id from unnest(${members}::bigint[]) as id`.execute(database)
  return collection
}

const words = [
  'oak',
  'linen',
  'summer',
  'new',
  'morning',
  'light',
  'chair',
  'table',
  'quiet',
  'garden',
  'walnut',
  'sale',
]

interface PostsToMake {
  team_id: number
  service: string
  accounts: number[]
  count: number
  days: number
  until: string
}

/** Posts of five years, with their figures on the days after; a day's figures approach the final ones. */
async function makePosts(
  database: WholeDatabase,
  { team_id, service, accounts, count, days, until }: PostsToMake,
) {
  const isOwn = service === 'social'
  // A number that looks random but is the same each time.
  const chance = (salt: number) => sql`((n::bigint * ${salt}::bigint) % 1000003) / 1000003.0`
  const known = (value: ReturnType<typeof sql>) =>
    isOwn ? sql`case when n % 25 <> 7 then ${value} end` : sql`null::bigint`
  const word = (salt: number) =>
    sql`(${words}::text[])[1 + floor(power(${chance(salt)}, 2) * ${words.length}::int)::int]`
  for (let from = 1; from <= count; from += batchSize) {
    const { rows } = await sql<{ first: number; last: number }>`
      with made as (
        select n, (${accounts}::bigint[])[1 + floor(power(${chance(7919)}, 3) * ${accounts.length}::int)::int] as account_id,
          floor(100 / (0.002 + power(${chance(104_729)}, 1.5)))::bigint as seen,
          ${until}::date - (${chance(15_485_863)} * 1825) * interval '1 day' as posted_at
        from generate_series(${from}::int, ${Math.min(count, from + batchSize - 1)}::int) as n
      ), written as (
        insert into social_posts (team_id, account_id, service, social, provider_id, kind, place, caption, search_text,
          permalink, media_url, thumbnail_url, posted_at, likes, comments, views, reach, saves, shares, reposts,
          interactions, figures, followers_count, engagement_rate, reach_rate, read_at, insights_read_at)
        select ${team_id}, account_id, ${service}, 'instagram', ${service} || n,
          (array['reel', 'reel', 'carousel', 'image', 'video'])[1 + n % 5], 'feed', text, ' ' || text,
          'https://www.instagram.com/p/generated' || n || '/', 'https://media.example.test/' || n || '.jpg?signed=' || repeat(md5(n::text), 10),
          'https://media.example.test/' || n || '.still.jpg?signed=' || repeat(md5(n::text), 10),
          posted_at, likes, comments, views, reach, saves, shares, reposts, likes + comments + saves + shares,
          case when views is not null then jsonb_build_object('metrics', jsonb_build_object('follows', n % 9, 'profile_visits', n % 31),
            'profile_activity', null, 'navigation', null) end,
          10000, case when ${isOwn} then (likes + comments + shares + saves) / 10000.0 else (likes + comments) / 10000.0 end,
          case when ${isOwn} then (likes + comments + shares + saves)::float8 / nullif(reach, 0) end,
          ${until}::date, case when ${isOwn} then ${until}::date end
        from (
          select n, account_id, posted_at,
            concat_ws(' ', ${word(31)}, ${word(37)}, ${word(41)}, ${word(43)}, 'no' || n, repeat('and some more of it ', 1 + n % 12)) as text,
            case when n % 20 <> 3 then seen / 12 end as likes, seen / 300 as comments,
            ${known(sql`seen`)} as views, ${known(sql`seen * 7 / 10`)} as reach, ${known(sql`seen / 90`)} as saves,
            ${known(sql`seen / 150`)} as shares, ${known(sql`seen / 1000`)} as reposts
          from made
        ) as told
        returning id
      )
      select min(id) as first, max(id) as last from written`.execute(database)
    await sql`
      insert into post_day (team_id, post_id, day, read_at, likes, comments, views, reach, saves, shares, reposts,
        interactions)
      select ${team_id}, p.id, (p.posted_at at time zone t.timezone)::date + age, p.posted_at + age * interval '24 hours',
        p.likes * part / 100, p.comments * part / 100, p.views * part / 100, p.reach * part / 100, p.saves * part / 100,
        p.shares * part / 100, p.reposts * part / 100, p.interactions * part / 100
      from social_posts p join teams t on t.team_id = p.team_id
      cross join (select age, 100 - 100 / (age + 2) as part from generate_series(0, ${days - 1}::int) as age) as aged
      where p.team_id = ${team_id} and p.id between ${rows[0]?.first ?? 0} and ${rows[0]?.last ?? -1}
        and p.posted_at + age * interval '24 hours' <= ${until}::date`.execute(database)
  }
}

/** Links every tenth own post to one of the team's products. */
async function linkProducts(database: WholeDatabase, team_id: number) {
  await sql`
    with numbered as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
      from (select id from products where team_id = ${team_id} order by id limit 5000) as linked
    )
    insert into post_products (team_id, post_id, product_id)
    select p.team_id, p.id, n.id from social_posts p
    join numbered n on n.place = (p.id / 10) % n.all_of_them
    where p.team_id = ${team_id} and p.service = 'social' and p.id % 10 = 0
    on conflict do nothing`.execute(database)
  await sql`
    update social_posts p set has_products = true from post_products l
    where p.team_id = ${team_id} and l.team_id = ${team_id} and l.post_id = p.id and not p.has_products`.execute(
    database,
  )
}
