import {
  getPostSales,
  listOrderPosts,
  listPostCustomers,
  listPostOrders,
  listSellingPosts,
  setPostCodes,
  setPostProducts,
} from '@tandem/api-contract'
import type { PostCodes, PostProduct } from '@tandem/api-contract'
import { changesOf } from '../../identity/audit/changes-of.ts'
import { implement } from '../../identity/implement.ts'
import { findPost } from '../../social/posts/queries.ts'
import { sellingPostsExportRoutes } from './export.ts'
import { codesOf, setCodes } from './post-codes.ts'
import { postCustomersPage } from './post-customers.ts'
import { postsOfOrders } from './order-posts.ts'
import { postOrdersPage } from './post-orders.ts'
import { postSalesDetail } from './post-sales-detail.ts'
import { productsOf } from '../../commerce/post-links/queries.ts'
import { sellingPostsPage } from './selling-posts.ts'
import { setProducts } from './set-products.ts'

/** The routes of posts' sales. `sold` isn't an id, so these come before the paths with one. */
export const postSalesRoutes = [
  implement(listSellingPosts, ({ params, search, session, team }) =>
    team((db) => sellingPostsPage(db, params, search, session.user_id)),
  ),
  ...sellingPostsExportRoutes,
  implement(getPostSales, async ({ params: { id, ...path }, team }) => ({
    data: await team((db) => postSalesDetail(db, path, id)),
  })),
  implement(listPostOrders, ({ params: { id, ...path }, search, team }) =>
    team((db) => postOrdersPage(db, path, id, search)),
  ),
  implement(listOrderPosts, async ({ search: { order_ids }, team }) => ({
    data: await team((db) => postsOfOrders(db, order_ids)),
  })),
  implement(listPostCustomers, ({ params: { id, ...path }, search, team }) =>
    team((db) => postCustomersPage(db, path, id, search)),
  ),
  implement(
    setPostProducts,
    async ({ params: { id, ...path }, body, session, team, audit, dependencies }) => ({
      data: await team(async (db) => {
        const { product_ids } = body
        const before = await productsOf(db, [id])
        await setProducts(db, path, { id, product_ids, now: dependencies.now() })
        const post = await findPost(db, path, id, session.user_id)
        await audit(db, {
          action: 'post.products_set',
          subject: 'post',
          subject_id: id,
          subject_name: `@${post.account.username}`,
          details: {
            permalink: post.permalink,
            set_by_hand: post.products_are_set,
            ...changesOf({ products: namesOf(before.get(id)) }, { products: namesOf(post.products) }),
          },
        })
        return post
      }),
    }),
  ),
  implement(
    setPostCodes,
    async ({ params: { id, ...path }, body: { codes }, session, team, audit, dependencies }) => ({
      data: await team(async (db) => {
        const post = await findPost(db, path, id, session.user_id)
        const before = await codesOf(db, post)
        const after = await setCodes(db, path, { id, codes, now: dependencies.now() })
        await audit(db, {
          action: 'post.codes_set',
          subject: 'post',
          subject_id: id,
          subject_name: `@${post.account.username}`,
          details: {
            permalink: post.permalink,
            ...changesOf({ codes: textsOf(before) }, { codes: textsOf(after) }),
          },
        })
        return after
      }),
    }),
  ),
]

const textsOf = ({ codes }: PostCodes) => codes.map(({ code }) => code)

const namesOf = (products: PostProduct[] = []) => products.map(({ name }) => name)
