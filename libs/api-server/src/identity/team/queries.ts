import type { Team } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** The team, with its running changes. */
export async function findTeam(db: TeamDatabase): Promise<Team> {
  const { deletes_at, deletion_requested_at, deletion_requested_by, ...team } = await db
    .selectFrom('teams')
    .leftJoin('users', 'users.id', 'teams.deletion_requested_by')
    .select([
      'teams.team_id as id',
      'teams.name',
      'teams.timezone',
      'teams.week_start',
      'teams.created_at',
      'teams.deletes_at',
      'teams.deletion_requested_at',
      'users.name as deletion_requested_by',
    ])
    .executeTakeFirstOrThrow()
  const { users_count } = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('users_count'))
    .where('status', '<>', 'archived')
    .executeTakeFirstOrThrow()
  return {
    ...team,
    users_count,
    rebuild: await findRebuild(db),
    deletion:
      deletes_at === null || deletion_requested_at === null
        ? null
        : { requested_at: deletion_requested_at, requested_by: deletion_requested_by, deletes_at },
  }
}

async function findRebuild(db: TeamDatabase): Promise<Team['rebuild']> {
  const change = await db
    .selectFrom('zone_changes')
    .select((expression) => [
      'started_at',
      'timezone',
      'total',
      expression
        .selectFrom('store_zone_moves')
        .select((moves) => moves.fn.countAll<number>().as('stores'))
        .as('stores'),
      expression
        .selectFrom('account_zone_moves')
        .select((moves) => moves.fn.countAll<number>().as('accounts'))
        .as('accounts'),
    ])
    .executeTakeFirst()
  if (!change) return null
  const { stores, accounts, ...rebuild } = change
  return { ...rebuild, done: rebuild.total - (stores ?? 0) - (accounts ?? 0) }
}

/** Locks the team's changeable fields until the transaction ends; rows that refer to it aren't locked. */
export const lockTeam = (db: TeamDatabase) =>
  db
    .selectFrom('teams')
    .select(['team_id', 'name', 'timezone', 'week_start'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
