import { sql } from 'kysely'
import type { FavoritableRow, FavoritableType, FavoriteCategory } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { isRowType, rowLabels } from './favoritable-rows.ts'
import { nameKey } from '../../platform/lists/name-key.ts'

/** A stored favourite: a path with its label, or the id of a row. */
export interface FavoriteRow {
  favoritable_id: string
  label: string | null
}

/** Makes changes of a person's favourites wait for each other, because positions and limits are counted. */
export async function lockFavorites(db: TeamDatabase, userId: number) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The categories of a person with their items, or those of `ids`; newest first. */
export async function findCategories(
  db: TeamDatabase,
  userId: number,
  ids?: number[],
): Promise<FavoriteCategory[]> {
  const categories = await db
    .selectFrom('favorite_categories')
    .select(['id', 'name', 'type'])
    .where('user_id', '=', userId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('rank', 'desc')
    .execute()
  const items = await db
    .selectFrom('favorite_items')
    .innerJoin('favorite_categories', 'favorite_categories.id', 'favorite_items.category_id')
    .select(['favorite_items.id', 'category_id', 'favoritable_id', 'label', 'type'])
    .where('user_id', '=', userId)
    .$if(ids !== undefined, (query) => query.where('category_id', 'in', ids ?? []))
    .orderBy('category_id')
    .orderBy('favorite_items.rank', 'desc')
    .execute()
  const labels = await labelsOf(db, items)
  const byCategory = Map.groupBy(items, (item) => item.category_id)
  return categories.map((category) => ({
    ...category,
    items: (byCategory.get(category.id) ?? [])
      .flatMap(({ id, favoritable_id, label }) => {
        const shown = isRowType(category.type)
          ? labels.get(category.type)?.get(Number(favoritable_id))
          : label
        return shown === undefined || shown === null ? [] : [{ id, favoritable_id, label: shown }]
      })
      .map(({ id, favoritable_id, label }, position) => ({
        id,
        favoritable_type: category.type,
        favoritable_id: isRowType(category.type) ? Number(favoritable_id) : favoritable_id,
        label,
        position,
      })),
  }))
}

async function labelsOf(db: TeamDatabase, items: { type: FavoritableType; favoritable_id: string }[]) {
  const labels = new Map<FavoritableType, Map<number, string>>()
  for (const [type, ofType] of Map.groupBy(items, (item) => item.type)) {
    const ids = ofType.map((item) => Number(item.favoritable_id))
    if (isRowType(type)) labels.set(type, await rowLabels(db, type, ids))
  }
  return labels
}

/** One category of a person. @throws when the person has no such category */
export async function findCategory(db: TeamDatabase, userId: number, id: number): Promise<FavoriteCategory> {
  const [category] = await findCategories(db, userId, [id])
  if (!category) throw new Error(`There is no favourite category ${id}`)
  return category
}

/** The type of a category of a person; undefined when the person has no such category. */
export async function findType(
  db: TeamDatabase,
  userId: number,
  id: number,
): Promise<FavoritableType | undefined> {
  const row = await db
    .selectFrom('favorite_categories')
    .select('type')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.type
}

/** How many categories and items a person has. */
export async function countFavorites(db: TeamDatabase, userId: number) {
  const counted = await db
    .selectFrom('favorite_categories')
    .leftJoin('favorite_items', 'favorite_items.category_id', 'favorite_categories.id')
    .select([
      sql<number>`count(distinct favorite_categories.id)`.as('categories'),
      sql<number>`count(favorite_items.id)`.as('items'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { categories: Number(counted.categories), items: Number(counted.items) }
}

/** Adds a category at a position; null when the person has one with that name. Needs `lockFavorites`. */
export async function insertCategory(
  db: TeamDatabase,
  category: { user_id: number; type: FavoritableType; name: string; created_at: Date },
  place: { count: number; position: number },
): Promise<number | null> {
  const rank = Math.max(0, place.count - place.position)
  const inserted = await db
    .insertInto('favorite_categories')
    .values({ ...category, name_key: nameKey(category.name), rank })
    .onConflict((conflict) => conflict.constraint('favorite_categories_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  await db
    .updateTable('favorite_categories')
    .set((column) => ({ rank: column('rank', '+', 1) }))
    .where('user_id', '=', category.user_id)
    .where('rank', '>=', rank)
    .where('id', '<>', inserted.id)
    .execute()
  return inserted.id
}

/** Renames a category; false when the person has another one with that name. Needs `lockFavorites`. */
export async function renameCategory(
  db: TeamDatabase,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const name_key = nameKey(name)
  const other = await db
    .selectFrom('favorite_categories')
    .select('id')
    .where('user_id', '=', userId)
    .where('name_key', '=', name_key)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) return false
  await db
    .updateTable('favorite_categories')
    .set({ name, name_key })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  return true
}

/** Deletes a category with its items, and closes the gap it leaves. Needs `lockFavorites`. */
export async function deleteCategory(db: TeamDatabase, userId: number, id: number) {
  const deleted = await db
    .deleteFrom('favorite_categories')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('rank')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('favorite_categories')
    .set((column) => ({ rank: column('rank', '-', 1) }))
    .where('user_id', '=', userId)
    .where('rank', '>', deleted.rank)
    .execute()
}

/** The targets of a category's items; items of deleted rows are removed here. Needs `lockFavorites`. */
export async function keptItems(
  db: TeamDatabase,
  categoryId: number,
  type: FavoritableType,
): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite_items')
    .select('favoritable_id')
    .where('category_id', '=', categoryId)
    .execute()
  const ids = rows.map((row) => row.favoritable_id)
  if (!isRowType(type)) return ids
  const found = await rowLabels(db, type, ids.map(Number))
  const isThere = (id: string) => found.has(Number(id))
  await deleteItems(
    db,
    [categoryId],
    ids.filter((id) => !isThere(id)),
  )
  return ids.filter(isThere)
}

/** Removes rows from everybody's favourites, in the transaction that deletes them. */
export async function forgetRows(db: TeamDatabase, type: FavoritableRow, ids: number[]): Promise<void> {
  const gone = ids.map(String)
  if (gone.length === 0) return
  const categories = await db
    .selectFrom('favorite_categories')
    .innerJoin('favorite_items', 'favorite_items.category_id', 'favorite_categories.id')
    .select(['favorite_categories.id', 'user_id'])
    .distinct()
    .where('type', '=', type)
    .where('favoritable_id', 'in', gone)
    .execute()
  const owners = [...new Set(categories.map(({ user_id }) => user_id))].toSorted((one, other) => one - other)
  for (const owner of owners) await lockFavorites(db, owner)
  await deleteItems(
    db,
    categories.map(({ id }) => id),
    gone,
  )
}

/** Removes items from categories, and closes the gaps. Needs `lockFavorites`. */
export async function deleteItems(
  db: TeamDatabase,
  categoryIds: number[],
  favoritableIds: string[],
): Promise<void> {
  if (categoryIds.length === 0 || favoritableIds.length === 0) return
  await db
    .deleteFrom('favorite_items')
    .where('category_id', 'in', categoryIds)
    .where('favoritable_id', 'in', favoritableIds)
    .execute()
  await sql`
    update favorite_items as item set rank = kept.place
    from (
      select id, row_number() over (partition by category_id order by rank) - 1 as place
      from favorite_items where team_id = ${currentTeam(db)} and category_id = any(${categoryIds}::bigint[])
    ) as kept
    where item.team_id = ${currentTeam(db)} and item.id = kept.id and item.rank <> kept.place`.execute(db)
}

/** Inserts items, in the given order, before the `count` that a category has. */
export async function insertItems(db: TeamDatabase, categoryId: number, items: FavoriteRow[], count = 0) {
  if (items.length === 0) return
  await db
    .insertInto('favorite_items')
    .values(
      items.map((item, index) => ({
        ...item,
        category_id: categoryId,
        rank: count + items.length - 1 - index,
      })),
    )
    .execute()
}

/** Inserts an item at a position into a category with `count` items. Needs `lockFavorites`. */
export async function insertItem(
  db: TeamDatabase,
  categoryId: number,
  item: FavoriteRow,
  place: { count: number; position: number },
) {
  const rank = Math.max(0, place.count - place.position)
  await db
    .updateTable('favorite_items')
    .set((column) => ({ rank: column('rank', '+', 1) }))
    .where('category_id', '=', categoryId)
    .where('rank', '>=', rank)
    .execute()
  await db
    .insertInto('favorite_items')
    .values({ ...item, category_id: categoryId, rank })
    .execute()
}
