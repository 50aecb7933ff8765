import type { AccountSearch, PageMeta, SocialAccount } from '@tandem/api-contract'
import { socialMessages } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { nameKey } from '../../platform/lists/name-key.ts'
import { problem } from '../../platform/request/problem.ts'
import { completeAccounts, findBareAccounts } from './queries.ts'
import type { AccountsPath, BareAccount, Reader } from './queries.ts'

/**
 * One page of the accounts of a path. They are filtered and sorted here, because the database knows neither the rule
 * for their health nor how names are compared. There are few: at most 500 are tracked, and each connected one has a
 * Page that people manage. Related data is added only to the accounts shown.
 */
export async function listPage(
  db: TeamDatabase,
  path: AccountsPath,
  search: AccountSearch,
  reader: Reader,
): Promise<{ data: SocialAccount[]; meta: PageMeta }> {
  const { collection_id, state, search_term } = search
  const members = collection_id === undefined ? null : await membersOf(db, path, collection_id)
  const wanted = nameKey(search_term)
  const found = (await findBareAccounts(db, path, reader.now)).filter(
    (account) =>
      (members === null || members.has(account.id)) &&
      (state === undefined || isIn(account, state)) &&
      (wanted === '' || nameKey(`${account.username} ${account.name ?? ''}`).includes(wanted)),
  )
  const sorted = found.toSorted(
    (one, other) =>
      Number(one.archived_at !== null) - Number(other.archived_at !== null) ||
      compare(one, other, search.sort),
  )
  const { page, per_page } =
    search.paginate === 0 ? { page: 1, per_page: Math.max(1, sorted.length) } : search
  const shown = sorted.slice((page - 1) * per_page, page * per_page)
  return {
    data: await completeAccounts(db, shown, reader),
    meta: {
      current_page: page,
      per_page,
      total: sorted.length,
      last_page: Math.max(1, Math.ceil(sorted.length / per_page)),
      total_is_capped: false,
    },
  }
}

/** The accounts of a collection. @throws COLLECTION_NOT_FOUND */
export async function membersOf(db: TeamDatabase, { service, social }: AccountsPath, collection_id: number) {
  const collection = await db
    .selectFrom('account_collections')
    .select('id')
    .where('id', '=', collection_id)
    .where('service', '=', service)
    .where('social', '=', social)
    .executeTakeFirst()
  if (!collection) {
    throw problem('COLLECTION_NOT_FOUND', { errors: { collection_id: [socialMessages.collection.unknown] } })
  }
  const members = await db
    .selectFrom('account_collection_members')
    .select('account_id')
    .where('collection_id', '=', collection_id)
    .execute()
  return new Set(members.map((member) => member.account_id))
}

function isIn(account: BareAccount, state: NonNullable<AccountSearch['state']>): boolean {
  if (state === 'archived') return account.archived_at !== null
  return account.archived_at === null && (state === 'active' || account.health.state !== 'healthy')
}

type SortKey = AccountSearch['sort'] extends infer Sort ? (Sort extends `-${infer Key}` ? Key : never) : never

const valueOf: Record<SortKey, (account: BareAccount) => string | number | null> = {
  created_at: (account) => account.created_at,
  username: (account) => account.username,
  followers: (account) => account.followers_count,
  following: (account) => account.following_count,
  posts: (account) => account.posts_count,
  engagement: (account) => account.engagement_rate,
}

/** Unknown values come last in both directions; equal ones keep one order, so that no page repeats a row. */
function compare(one: BareAccount, other: BareAccount, sort: AccountSearch['sort']): number {
  const isDown = sort.startsWith('-')
  const read = valueOf[sort.replace(/^-/, '') as SortKey]
  const [left, right] = [read(one), read(other)]
  if (left === null || right === null) {
    return Number(left === null) - Number(right === null) || other.id - one.id
  }
  const order = left < right ? -1 : left > right ? 1 : one.id - other.id
  return isDown ? -order : order
}
