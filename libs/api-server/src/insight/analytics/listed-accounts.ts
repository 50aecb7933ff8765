import type { AccountService, SocialNetwork } from '@tandem/api-contract'
import { socialMessages } from '@tandem/api-contract'
import { membersOf } from '../../social/accounts/list-accounts.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { fieldProblem } from '../../platform/request/problem.ts'

interface Asked {
  account_id?: number | undefined
  collection_id?: number | undefined
}

/** The accounts whose figures are shown. */
export interface ListedAccounts {
  ids: number[]
  /** When a reading of one of them last completed. */
  read_at: string | null
  /** The oldest of their latest readings, of those that were ever read. */
  all_read_at: string | null
}

/**
 * The requested account, archived or not; otherwise all of the service and network that aren't archived,
 * optionally of one collection.
 * @throws VALIDATION_FAILED for an account of another path, COLLECTION_NOT_FOUND
 */
export async function listedAccounts(
  db: TeamDatabase,
  path: { service: AccountService; social?: SocialNetwork },
  { account_id, collection_id }: Asked,
): Promise<ListedAccounts> {
  const { service, social } = path
  const accounts = await db
    .selectFrom('social_accounts as a')
    .innerJoin('account_readings as r', 'r.account_id', 'a.id')
    .select(['a.id', 'a.archived_at', 'r.succeeded_at'])
    .where('a.service', '=', service)
    .$if(social !== undefined, (query) => query.where('a.social', '=', social ?? 'instagram'))
    .$if(account_id !== undefined, (query) => query.where('a.id', '=', account_id ?? 0))
    .orderBy('a.username')
    .orderBy('a.id')
    .execute()
  if (account_id !== undefined && accounts.length === 0)
    throw fieldProblem('account_id', socialMessages.account.unknown)
  const members =
    collection_id === undefined || social === undefined
      ? null
      : await membersOf(db, { service, social }, collection_id)
  const listed = accounts.filter(
    ({ id, archived_at }) =>
      (account_id !== undefined || archived_at === null) && (members === null || members.has(id)),
  )
  const read = listed.flatMap(({ succeeded_at }) => succeeded_at ?? []).toSorted()
  return {
    ids: listed.map(({ id }) => id),
    read_at: read.at(-1) ?? null,
    all_read_at: read[0] ?? null,
  }
}
