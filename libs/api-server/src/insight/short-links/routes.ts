import { listShortLinks, postMessages, setShortLink } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { findPost, requirePost } from '../../social/posts/queries.ts'
import { linksOfPost, setLink } from './queries.ts'

/** The routes of posts' short links; open-link.ts opens them. */
export const shortLinksOfPostsRoutes = [
  implement(listShortLinks, async ({ params: { id, ...path }, team, dependencies }) => ({
    data: await team(async (db) => {
      await requirePost(db, path, id)
      return linksOfPost(db, id, dependencies.settings.appUrl)
    }),
  })),
  implement(setShortLink, async ({ params: { id, ...path }, body, session, team, audit, dependencies }) => ({
    data: await team(async (db) => {
      const { shortcode, provider_id, permalink } = await requirePost(db, path, id)
      if (path.service === 'tracker') throw fieldProblem('product_id', postMessages.onlyOwnLinks)
      await setLink(db, { ...body, post_id: id, tag: shortcode ?? provider_id, now: dependencies.now() })
      const links = await linksOfPost(db, id, dependencies.settings.appUrl)
      const link = links.find(({ product_id }) => product_id === body.product_id)
      const { account } = await findPost(db, path, id, session.user_id)
      await audit(db, {
        action: 'post.short_link_set',
        subject: 'post',
        subject_id: id,
        subject_name: `@${account.username}`,
        details: { permalink, address: link?.address, product: link?.product_name, is_on: body.is_on },
      })
      return links
    }),
  })),
]
