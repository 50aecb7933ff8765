import { getPost, getPostInsights, getPostNeighbours, getPostOfLink, listPosts } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { postExportRoutes } from './export.ts'
import { postInsights } from './insights.ts'
import { postNeighbours } from './neighbours.ts'
import { postOfLink } from './post-of-link.ts'
import { findPost, postsPage } from './queries.ts'

export const postRoutes = [
  ...postExportRoutes,
  implement(listPosts, ({ params, search, session, team }) =>
    team((db) => postsPage(db, { ...search, ...params }, session.user_id)),
  ),
  implement(getPost, async ({ params, session, team }) => ({
    data: await team((db) => findPost(db, params, params.id, session.user_id)),
  })),
  implement(getPostOfLink, async ({ params, search, team }) => ({
    data: await team((db) => postOfLink(db, params, search.link)),
  })),
  implement(getPostNeighbours, async ({ params: { id, ...path }, search, team }) => ({
    data: await team((db) => postNeighbours(db, { ...search, ...path }, id)),
  })),
  implement(getPostInsights, async ({ params: { id, ...path }, team }) => ({
    data: await team((db) => postInsights(db, path, id)),
  })),
]
