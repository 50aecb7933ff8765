import { sql } from 'kysely'
import { socialMessages } from '@tandem/api-contract'
import type { PostFilter } from '@tandem/api-contract'
import { membersOf } from '../accounts/list-accounts.ts'
import type { AccountsPath } from '../accounts/queries.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ListScope } from '../../platform/lists/list-scope.ts'
import { fieldProblem } from '../../platform/request/problem.ts'

/** The filters and the sort of posts, with the path of their accounts. */
export type PostView = PostFilter & AccountsPath

/** The accounts whose posts a list shows. */
export type PostScope = ListScope & AccountsPath

/**
 * The accounts of a path that a view names: one, archived or not; or all that are not archived, of a collection or as
 * posters. @throws VALIDATION_FAILED for accounts outside the path, COLLECTION_NOT_FOUND
 */
export async function postScope(
  db: TeamDatabase,
  { service, social, account_id, collection_id, poster_id }: PostView,
): Promise<PostScope> {
  const accounts = await db
    .selectFrom('social_accounts')
    .select(['id', 'archived_at'])
    .where('service', '=', service)
    .where('social', '=', social)
    .execute()
  const known = new Set(accounts.map(({ id }) => id))
  if (account_id !== undefined && !known.has(account_id))
    throw fieldProblem('account_id', socialMessages.account.unknown)
  if (poster_id?.some((id) => !known.has(id))) throw fieldProblem('poster_id', socialMessages.account.unknown)
  const posters = poster_id && new Set(poster_id)
  const members =
    collection_id === undefined ? undefined : await membersOf(db, { service, social }, collection_id)
  const listed = accounts.filter(
    ({ id, archived_at }) =>
      (account_id === undefined ? archived_at === null : id === account_id) &&
      (posters?.has(id) ?? true) &&
      (members?.has(id) ?? true),
  )
  return {
    service,
    social,
    ids: listed.map(({ id }) => id),
    areAll: listed.length === accounts.length,
    rows: null,
    owner: 'account_id',
    within: [sql<boolean>`service = ${service}`, sql<boolean>`social = ${social}`],
  }
}
