import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import { roles, userStatuses } from '@tandem/api-contract'
import type { PageMeta, TeamUser, UserSearch } from '@tandem/api-contract'
import type { Database } from '../../platform/database/database.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'
import { anyPartPattern } from '../../platform/lists/search-text.ts'

/** A member as colleagues see them. */
const people = (db: TeamDatabase) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'profile_picture',
      'role',
      'status',
      'created_at',
      'updated_at',
      'last_active_at',
      'invitation_expires_at',
    ])

/** The contract's order. */
const rankOf = (column: 'role' | 'status', values: readonly string[]) =>
  sql`array_position(array[${sql.join(values.map((value) => sql.lit(value)))}], ${sql.ref(column)})`

type Sorted = UserSearch['sort'] extends `-${infer _}`
  ? never
  : 'name' | 'email' | 'role' | 'status' | 'created_at' | 'updated_at' | 'last_active_at'

const sortedBy: Record<Sorted, ReturnType<typeof sql>[]> = {
  name: [sql.ref('name_key')],
  email: [sql`email collate "C"`],
  role: [rankOf('role', roles), sql.ref('name_key')],
  status: [rankOf('status', userStatuses), sql.ref('name_key')],
  created_at: [sql.ref('created_at')],
  updated_at: [sql.ref('updated_at')],
  // Unknown counts as long ago: last when the newest come first.
  last_active_at: [sql`coalesce(last_active_at, '-infinity')`],
}

/** One page of the members of a team. No index sorts them: a team has thousands at most. */
export async function listPeople(
  db: TeamDatabase,
  search: UserSearch,
): Promise<{ data: TeamUser[]; meta: PageMeta }> {
  const { page, per_page } = search
  const { total } = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where(narrowedTo(search))
    .executeTakeFirstOrThrow()
  const data = await inOrder(db, search)
    .offset((page - 1) * per_page)
    .limit(per_page)
    .execute()
  return { data, meta: pageMeta(search, total) }
}

type PeopleFilter = Omit<UserSearch, 'page' | 'per_page'>

/** All members that a filter shows, in its order. */
export const allPeople = (db: TeamDatabase, filter: PeopleFilter): Promise<TeamUser[]> =>
  inOrder(db, filter).execute()

function inOrder(db: TeamDatabase, filter: PeopleFilter) {
  const { sort } = filter
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const columns = sortedBy[sort.replace('-', '') as Sorted]
  return [...columns, sql.ref('id')].reduce(
    (query, column) => query.orderBy(column, direction),
    people(db).where(narrowedTo(filter)),
  )
}

const narrowedTo =
  ({ search_term, role, status }: PeopleFilter) =>
  (condition: ExpressionBuilder<Database, 'users'>) => {
    const pattern = anyPartPattern(search_term)
    return condition.and([
      ...(pattern === null ? [] : [condition('search_text', 'like', pattern)]),
      ...(role === undefined ? [] : [condition('role', 'in', role)]),
      ...(status === undefined ? [] : [condition('status', 'in', status)]),
    ])
  }

/** One member, whatever their status. */
export const findPerson = (db: TeamDatabase, user_id: number): Promise<TeamUser | undefined> =>
  people(db).where('id', '=', user_id).executeTakeFirst()
