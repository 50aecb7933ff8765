import type { FilteredList, SavedFilter } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { nameKey } from '../../platform/lists/name-key.ts'

/** A filter with its creator; null once they have left. */
export type FoundFilter = Omit<SavedFilter, 'can_change'> & {
  user_id: number | null
  /** Whether it opens the list for everybody in the team. */
  is_team_default: boolean
}

const filterQuery = (db: TeamDatabase, reader: number) =>
  db
    .selectFrom('saved_filters')
    .select(['id', 'name', 'list', 'search', 'visible_to_team', 'created_at', 'user_id', 'is_team_default'])
    .where((condition) =>
      condition.or([condition('visible_to_team', '=', true), condition('user_id', '=', reader)]),
    )

/** Makes changes of the team's filters wait for each other, because names are compared with everybody's. */
export async function lockFilters(db: TeamDatabase) {
  await db.selectFrom('teams').select('team_id').forNoKeyUpdate().execute()
}

/** The filters of a list that a person may see, newest first. */
export const findFilters = (db: TeamDatabase, reader: number, list: FilteredList): Promise<FoundFilter[]> =>
  filterQuery(db, reader).where('list', '=', list).orderBy('id', 'desc').execute()

/** One filter that a person may see. */
export const findFilter = (db: TeamDatabase, reader: number, id: number): Promise<FoundFilter | undefined> =>
  filterQuery(db, reader).where('id', '=', id).executeTakeFirst()

/** Whether a person sees another filter of that list with the name. */
export async function isNameTaken(
  db: TeamDatabase,
  reader: number,
  { list, name, id }: { list: FilteredList; name: string; id: number | null },
): Promise<boolean> {
  const taken = await filterQuery(db, reader)
    .where('list', '=', list)
    .where('name_key', '=', nameKey(name))
    .$if(id !== null, (query) => query.where('id', '<>', id ?? 0))
    .executeTakeFirst()
  return taken !== undefined
}

/** Adds a filter; returns its id. Needs `lockFilters`. */
export async function insertFilter(
  db: TeamDatabase,
  filter: Pick<SavedFilter, 'name' | 'list' | 'search' | 'visible_to_team'> & {
    user_id: number
    created_at: Date
  },
): Promise<number> {
  const { id } = await db
    .insertInto('saved_filters')
    .values({ ...filter, name_key: nameKey(filter.name) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes the given fields of a filter. Needs `lockFilters`. */
export async function changeFilter(
  db: TeamDatabase,
  id: number,
  change: Pick<FoundFilter, 'name' | 'search' | 'visible_to_team' | 'is_team_default'>,
) {
  await db
    .updateTable('saved_filters')
    .set({ ...change, name_key: nameKey(change.name) })
    .where('id', '=', id)
    .execute()
}

/** Makes a filter the only one that opens its list for everybody; null: none does. Needs `lockFilters`. */
export async function setTeamDefault(db: TeamDatabase, list: FilteredList, id: number | null) {
  await db
    .updateTable('saved_filters')
    .set({ is_team_default: false })
    .where('list', '=', list)
    .where('is_team_default', '=', true)
    .execute()
  if (id !== null)
    await db.updateTable('saved_filters').set({ is_team_default: true }).where('id', '=', id).execute()
}

/** Deletes a filter. */
export async function removeFilter(db: TeamDatabase, id: number) {
  await db.deleteFrom('saved_filters').where('id', '=', id).execute()
}
