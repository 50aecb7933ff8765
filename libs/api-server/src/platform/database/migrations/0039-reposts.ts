import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { replacePostSearch } from './post-search-by-column.ts'

const figures = ['views', 'reach', 'likes', 'comments', 'shares', 'saves', 'reposts', 'engagement_rate']

/**
 * How often a post was reposted: so far it was among the other insights, now it has a column, so that lists
 * can be sorted by it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table social_posts add column reposts bigint`.execute(db)
  await sql`alter table post_day add column reposts bigint`.execute(db)
  await sql`
    update social_posts set reposts = round((figures #>> '{metrics,reposts}')::numeric),
      figures = figures #- '{metrics,reposts}'
    where figures #> '{metrics,reposts}' is not null`.execute(db)
  await createSorts(db)
  await replacePostSearch(db)
}

/** Each index that lists are sorted by includes every column that they are filtered by, so all of them are rebuilt. */
async function createSorts(db: Kysely<unknown>) {
  const createSort = async (name: string, columns: string, more: string[], where = '') => {
    await sql.raw(`drop index if exists ${name}`).execute(db)
    await sql
      .raw(
        `create index ${name} on social_posts (team_id, ${columns}, id desc) include (${more.join(', ')}) ${where}`,
      )
      .execute(db)
  }
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
  await createSort(
    'social_posts_with_products',
    'service, social, posted_at desc',
    ['account_id', 'kind', ...figures],
    'where has_products',
  )
  for (const figure of figures) {
    await createSort(`social_posts_by_${figure}`, `service, social, ${figure} desc nulls last`, [
      'account_id',
      'kind',
      'has_products',
      'posted_at',
      ...figures.filter((other) => other !== figure),
    ])
  }
}
