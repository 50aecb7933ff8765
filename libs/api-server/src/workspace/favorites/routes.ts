import {
  addManyToFavorite,
  addToFavorite,
  commerceMessages,
  createFavoriteCategory,
  deleteFavoriteCategory,
  favoriteLimits,
  listFavoriteCategories,
  removeFromFavorite,
  renameFavoriteCategory,
  starRow,
} from '@tandem/api-contract'
import type { Favoritable, FavoritableType } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { implement } from '../../identity/implement.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { isRowType, rowLabels } from './favoritable-rows.ts'
import { findHolding, findListsOfType } from './default-list.ts'
import { deleteItems, insertItem, insertItems, keptItems } from './items.ts'
import {
  countFavorites,
  deleteCategory,
  findCategories,
  findCategory,
  findType,
  insertCategory,
  lockFavorites,
  renameCategory,
} from './queries.ts'
import type { FavoriteRow } from './queries.ts'

/** Without its name: the names of people's own things are private. */
const subjectOf = (id: number) => ({ subject: 'favorite_category', subject_id: id, subject_name: null })

export const favoriteRoutes = [
  implement(listFavoriteCategories, async ({ session, team }) => ({
    data: await team((db) => findCategories(db, session.user_id)),
  })),

  implement(createFavoriteCategory, async ({ body, session, team, audit, dependencies }) => {
    const { user_id } = session
    const { name, type, position = 0 } = body
    const items = distinct(body.items.map((item) => rowOf(item)))
    return {
      data: await team(async (db) => {
        await lockFavorites(db, user_id)
        for (const [index, item] of body.items.entries())
          requireType(type, item, `items.${index}.favoritable_type`)
        await requireRows(db, type, items, 'items')
        const id = await makeCategory(
          db,
          { user_id, type, name, created_at: dependencies.now() },
          items,
          position,
        )
        await audit(db, { action: 'favorite_category.created', ...subjectOf(id) })
        return findCategory(db, user_id, id)
      }),
    }
  }),

  implement(starRow, async ({ body: { name, ...row }, session, team, audit, dependencies }) => {
    const { user_id } = session
    const item = rowOf(row)
    return {
      data: await team(async (db) => {
        await lockFavorites(db, user_id)
        await requireRows(db, row.favoritable_type, [item], 'favoritable_id')
        const lists = await findListsOfType(db, user_id, row.favoritable_type)
        const holding = await findHolding(db, lists, item.favoritable_id)
        if (holding !== undefined) return findCategory(db, user_id, holding)
        const first = lists[0]
        if (first !== undefined) {
          await addItem(db, user_id, { id: first, type: row.favoritable_type }, item)
          return findCategory(db, user_id, first)
        }
        const created = { user_id, type: row.favoritable_type, name, created_at: dependencies.now() }
        const id = await makeCategory(db, created, [item])
        await audit(db, { action: 'favorite_category.created', ...subjectOf(id) })
        return findCategory(db, user_id, id)
      }),
    }
  }),

  implement(renameFavoriteCategory, async ({ params: { id }, body: { name }, session, team, audit }) => ({
    data: await team(async (db) => {
      await lockFavorites(db, session.user_id)
      if ((await findType(db, session.user_id, id)) === undefined) throw problem('MODEL_NOT_FOUND')
      if (!(await renameCategory(db, session.user_id, id, name))) throw duplicate(name)
      await audit(db, { action: 'favorite_category.updated', ...subjectOf(id) })
      return findCategory(db, session.user_id, id)
    }),
  })),

  implement(deleteFavoriteCategory, async ({ params: { id }, session, team, audit }) => ({
    data: await team(async (db) => {
      await lockFavorites(db, session.user_id)
      if ((await findType(db, session.user_id, id)) === undefined) throw problem('MODEL_NOT_FOUND')
      const deleted = await findCategory(db, session.user_id, id)
      await deleteCategory(db, session.user_id, id)
      await audit(db, { action: 'favorite_category.deleted', ...subjectOf(id) })
      return deleted
    }),
  })),

  implement(addToFavorite, async ({ body, session, team }) => {
    const { category_id, position = 0 } = body
    const item = rowOf(body)
    return {
      data: await team(async (db) => {
        const type = await lockedType(db, session.user_id, category_id)
        requireType(type, body, 'favoritable_type')
        await requireRows(db, type, [item], 'favoritable_id')
        await addItem(db, session.user_id, { id: category_id, type }, item, position)
        return findCategory(db, session.user_id, category_id)
      }),
    }
  }),

  implement(addManyToFavorite, async ({ body, session, team }) => {
    const { category_id, favoritable_type } = body
    const items = distinct(
      body.favoritable_ids.map((favoritable_id) => rowOf({ favoritable_type, favoritable_id })),
    )
    return {
      data: await team(async (db) => {
        const type = await lockedType(db, session.user_id, category_id)
        requireType(type, body, 'favoritable_type')
        await requireRows(db, type, items, 'favoritable_ids')
        const kept = await keptItems(db, category_id, type)
        const added = items.filter((item) => !kept.includes(item.favoritable_id))
        if ((await countFavorites(db, session.user_id)).items + added.length > favoriteLimits.items)
          throw fieldProblem('favoritable_ids', commerceMessages.favorite.tooManyItems(favoriteLimits.items))
        await insertItems(db, category_id, added, kept.length)
        return findCategory(db, session.user_id, category_id)
      }),
    }
  }),

  implement(removeFromFavorite, async ({ body, session, team }) => ({
    data: await team(async (db) => {
      const type = await lockedType(db, session.user_id, body.category_id)
      requireType(type, body, 'favoritable_type')
      await deleteItems(db, [body.category_id], [String(body.favoritable_id)])
      return findCategory(db, session.user_id, body.category_id)
    }),
  })),
]

/** Makes a category with items. @throws when the person has its name already, or too many */
async function makeCategory(
  db: TeamDatabase,
  category: Parameters<typeof insertCategory>[1],
  items: FavoriteRow[],
  position = 0,
): Promise<number> {
  const kept = await countFavorites(db, category.user_id)
  const id = await insertCategory(db, category, { count: kept.categories, position })
  if (id === null) throw duplicate(category.name)
  if (kept.categories >= favoriteLimits.categories)
    throw fieldProblem('name', commerceMessages.favorite.tooManyCategories(favoriteLimits.categories))
  if (kept.items + items.length > favoriteLimits.items)
    throw fieldProblem('items', commerceMessages.favorite.tooManyItems(favoriteLimits.items))
  await insertItems(db, id, items)
  return id
}

/** Adds an item to a category that may have it already. @throws when the person has too many */
async function addItem(
  db: TeamDatabase,
  userId: number,
  category: { id: number; type: FavoritableType },
  item: FavoriteRow,
  position = 0,
) {
  const kept = await keptItems(db, category.id, category.type)
  if (kept.includes(item.favoritable_id)) return
  if ((await countFavorites(db, userId)).items >= favoriteLimits.items)
    throw fieldProblem('favoritable_id', commerceMessages.favorite.tooManyItems(favoriteLimits.items))
  await insertItem(db, category.id, item, { count: kept.length, position })
}

/** The type of the category, with the person's favourites locked. @throws FAVORITE_CATEGORY_NOT_FOUND */
async function lockedType(db: TeamDatabase, userId: number, categoryId: number): Promise<FavoritableType> {
  await lockFavorites(db, userId)
  const type = await findType(db, userId, categoryId)
  if (type === undefined) throw problem('FAVORITE_CATEGORY_NOT_FOUND')
  return type
}

const rowOf = (item: Favoritable): FavoriteRow => ({
  favoritable_id: String(item.favoritable_id),
  label: item.favoritable_type === 'menu' ? item.label : null,
})

const distinct = (items: FavoriteRow[]): FavoriteRow[] =>
  items.filter(
    (item, index) => items.findIndex((other) => other.favoritable_id === item.favoritable_id) === index,
  )

function requireType(type: FavoritableType, item: Pick<Favoritable, 'favoritable_type'>, field: string) {
  if (item.favoritable_type !== type) throw fieldProblem(field, commerceMessages.favorite.otherType)
}

/** @throws VALIDATION_FAILED for a row that the team does not have */
async function requireRows(db: TeamDatabase, type: FavoritableType, items: FavoriteRow[], field: string) {
  if (!isRowType(type)) return
  const ids = items.map((item) => Number(item.favoritable_id))
  const found = await rowLabels(db, type, ids)
  if (!ids.every((id) => found.has(id))) throw fieldProblem(field, commerceMessages.favorite.unknown)
}

const duplicate = (name: string) => {
  const message = commerceMessages.favorite.duplicate(name)
  return problem('DUPLICATE_FAVORITE_CATEGORY_NAME', { message, errors: { name: [message] } })
}
