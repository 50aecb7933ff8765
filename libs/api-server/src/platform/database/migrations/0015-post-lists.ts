import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { searchTextOf } from './frozen-search-text.ts'
import { createPostSearch } from './post-search.ts'

/** The columns by which lists of posts are sorted, filtered and searched; notes on posts. */
export async function up(db: Kysely<unknown>) {
  await nameLists(db)
  await addSearchText(db)
  await createSorts(db)
  await createPostSearch(db)
  await notePosts(db)
}

/**
 * The list that a post belongs to, copied from its account: the indexes of lists begin with it. The column
 * about linked products is updated with the links.
 */
async function nameLists(db: Kysely<unknown>) {
  await sql`
    alter table social_accounts add constraint social_accounts_of_list unique (team_id, id, service, social)`.execute(
    db,
  )
  await sql`alter table social_posts add column service text, add column social text,
      add column has_products boolean not null default false`.execute(db)
  await sql`
    update social_posts p set service = a.service, social = a.social
    from social_accounts a where a.team_id = p.team_id and a.id = p.account_id`.execute(db)
  await sql`
    alter table social_posts alter column service set not null, alter column social set not null,
      drop constraint social_posts_team_id_account_id_fkey,
      add constraint social_posts_of_account foreign key (team_id, account_id, service, social)
        references social_accounts (team_id, id, service, social) on delete cascade`.execute(db)
}

async function addSearchText(db: Kysely<unknown>) {
  await sql`alter table social_posts add column search_text text not null default ''`.execute(db)
  const atOnce = 1000
  for (let after = { team_id: 0, id: 0 }; ;) {
    const { rows } = await sql<{ team_id: number; id: number; caption: string | null }>`
      select team_id, id, caption from social_posts
      where (team_id, id) > (${after.team_id}, ${after.id}) order by team_id, id limit ${atOnce}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) break
    await sql`
      update social_posts p set search_text = r.search_text
      from unnest(${rows.map((row) => row.team_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[],
        ${rows.map((row) => searchTextOf(row.caption ?? '', null))}::text[]) as r (team_id, id, search_text)
      where p.team_id = r.team_id and p.id = r.id`.execute(db)
    after = last
  }
  await sql`
    create index social_posts_search on social_posts using gin (team_id, service, search_text gin_trgm_ops)`.execute(
    db,
  )
}

/** Each index for sorting includes the columns for filtering, so that a scan can test them as it goes. */
async function createSorts(db: Kysely<unknown>) {
  const figures = ['views', 'reach', 'likes', 'comments', 'shares', 'saves', 'engagement_rate']
  const createSort = (name: string, columns: string, more: string[]) =>
    sql
      .raw(`create index ${name} on social_posts (team_id, ${columns}, id desc) include (${more.join(', ')})`)
      .execute(db)

  await sql`drop index social_posts_latest`.execute(db)
  // An account has some thousand posts: the ones found by a single index are quickly sorted by anything.
  await createSort('social_posts_of_account', 'account_id, posted_at desc', [
    'service',
    'social',
    'kind',
    'has_products',
    'gone_at',
    ...figures,
  ])
  await createSort('social_posts_by_time', 'service, social, posted_at desc', [
    'account_id',
    'kind',
    'has_products',
    ...figures,
  ])
  // Few posts link to a product: a scan along another index would read all the others.
  await sql
    .raw(
      `create index social_posts_with_products on social_posts (team_id, service, social, posted_at desc, id desc)
      include (account_id, kind, ${figures.join(', ')}) where has_products`,
    )
    .execute(db)
  for (const figure of figures) {
    const others = figures.filter((other) => other !== figure)
    await createSort(`social_posts_by_${figure}`, `service, social, ${figure} desc nulls last`, [
      'account_id',
      'kind',
      'has_products',
      'posted_at',
      ...others,
    ])
  }
}

async function notePosts(db: Kysely<unknown>) {
  await sql`alter table notes drop constraint notes_notable_type_check`.execute(db)
  await sql`
    alter table notes add constraint notes_notable_type_check
    check (notable_type in ('store', 'order', 'customer', 'product', 'account', 'post'))`.execute(db)
  await sql`
    create trigger social_posts_noted after delete on social_posts referencing old table as gone
    for each statement execute function drop_notes('post')`.execute(db)
}
