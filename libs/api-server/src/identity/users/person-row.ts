import { sql } from 'kysely'
import type { Insertable, Updateable } from 'kysely'
import type { TeamTables } from '../../platform/database/database.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { searchTextOf } from '../../platform/lists/search-text.ts'

type Users = TeamTables['users']
type Kept = 'search_text' | 'updated_at'

/** The row of a new person, with derived columns filled in. */
export const newPerson = (person: Omit<Insertable<Users>, Kept>, at: Date): Insertable<Users> => ({
  ...person,
  search_text: searchTextOf(person.name, person.email),
  updated_at: at,
})

/**
 * The only way to change a person, except for `noteActivity`, which isn't a change of theirs: updates the search text and increases `updated_at` even within a
 * millisecond, so that no two states of a person share it.
 */
export async function changePerson(
  db: TeamDatabase,
  user_id: number,
  changes: Omit<Updateable<Users>, Kept>,
  at: Date,
): Promise<void> {
  const kept = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!kept) return
  const { name, email } = { ...kept, ...changes }
  await db
    .updateTable('users')
    .set({
      ...changes,
      search_text: searchTextOf(name, email),
      updated_at: sql<string>`greatest(${at}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', user_id)
    .execute()
}
