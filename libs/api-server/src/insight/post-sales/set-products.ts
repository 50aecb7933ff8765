import { commerceMessages, postMessages } from '@tandem/api-contract'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { requirePost } from '../../social/posts/queries.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { endCount } from './count-post-sales.ts'
import { lockCounting } from '../../commerce/post-links/lock-counting.ts'
import { countOrders } from './count-orders.ts'
import { windowOf } from '../../commerce/post-links/due-times.ts'
import { linkPosts, lockLinks, settleLinked } from '../../commerce/post-links/link-posts.ts'

/**
 * Sets the products of a post, or with null returns to those in its caption, and counts the orders of its
 * first days; the worker counts later ones.
 * @throws MODEL_NOT_FOUND, and VALIDATION_FAILED for products that the team doesn't have and for tracked
 * posts
 */
export async function setProducts(
  db: TeamDatabase,
  path: AccountsPath,
  { id, product_ids, now }: { id: number; product_ids: number[] | null; now: Date },
) {
  const post = await requirePost(db, path, id)
  if (path.service === 'tracker') throw fieldProblem('product_ids', postMessages.onlyOwn)
  const wanted = [...new Set(product_ids)]
  await requireProducts(db, wanted)
  await lockLinks(db)
  // Counting locks it first too; another order could deadlock.
  await lockCounting(db)
  await db
    .updateTable('social_posts')
    .set({ products_are_set: product_ids !== null })
    .where('id', '=', id)
    .execute()
  if (product_ids === null) await linkPosts(db, [id])
  else await replaceProducts(db, id, wanted)
  await countOrders(db, windowOf(post))
  await endCount(db, now)
}

async function requireProducts(db: TeamDatabase, ids: number[]) {
  if (ids.length === 0) return
  const found = await db.selectFrom('products').select('id').where('id', 'in', ids).execute()
  if (found.length < ids.length) throw fieldProblem('product_ids', commerceMessages.list.productUnknown)
}

async function replaceProducts(db: TeamDatabase, post_id: number, ids: number[]) {
  await db
    .deleteFrom('post_products')
    .where('post_id', '=', post_id)
    .$if(ids.length > 0, (query) => query.where('product_id', 'not in', ids))
    .execute()
  if (ids.length > 0) {
    await db
      .insertInto('post_products')
      .values(ids.map((product_id) => ({ post_id, product_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await settleLinked(db, [post_id])
}
