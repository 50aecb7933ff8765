import { sql } from 'kysely'
import type { Poster } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { AccountsPath } from './queries.ts'

/** The accounts with stored posts, by user name. */
export async function findPosters(db: TeamDatabase, { service, social }: AccountsPath): Promise<Poster[]> {
  return db
    .selectFrom('social_accounts as a')
    .select([
      'a.id',
      'a.username',
      'a.name',
      'a.picture_url',
      sql<number>`(
        select count(*) from social_posts p where p.team_id = a.team_id and p.account_id = a.id)`.as(
        'posts_count',
      ),
    ])
    .where('a.service', '=', service)
    .where('a.social', '=', social)
    .where('a.archived_at', 'is', null)
    .where((condition) =>
      condition.exists(
        condition.selectFrom('social_posts as q').select('q.id').whereRef('q.account_id', '=', 'a.id'),
      ),
    )
    .orderBy('a.username')
    .execute()
}
