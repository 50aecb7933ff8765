import { exportSellingPosts } from '@tandem/api-contract'
import { implementFile } from '../../identity/implement.ts'
import { contextOf, definitionsFile, recordExport } from '../../platform/exports/export-list.ts'
import { tableFile } from '../../platform/exports/table-file.ts'
import { postExportColumns } from '../../social/posts/export.ts'
import { postsOf } from '../../social/posts/queries.ts'
import { allSellingPosts } from './selling-posts.ts'

const name = 'posts-that-sold'

/** How many posts one transaction reads. */
const batchSize = 500

/** The ranking as a file: its order is read once, its posts in batches. */
export const sellingPostsExportRoutes = [
  implementFile(exportSellingPosts, async (call) => {
    const { params, body, team, audit, session, language, dependencies } = call
    const { filter, columns: wanted, definitions = false, ...style } = body
    const { ids, context, teamName } = await team(async (db) => {
      const { ids: ranked, currency } = await allSellingPosts(db, params, filter)
      if (!definitions) await recordExport(audit, db, name, { filter, columns: wanted })
      const found = await contextOf(db, { ids: [], owner: 'account_id' }, language)
      const currencies = currency === null ? [] : [currency]
      return { ids: ranked, ...found, context: { ...found.context, currencies } }
    })
    const known = postExportColumns(params.service, context)
    const chosen = [...new Set(wanted)].flatMap((column) => known[column])
    const file = { name, teamName, timezone: context.timezone, now: dependencies.now() }
    if (definitions) return definitionsFile(file, chosen, language, style)
    async function* batches() {
      for (let at = 0; at < ids.length; at += batchSize) {
        const some = ids.slice(at, at + batchSize)
        const posts = await team((db) => postsOf(db, some, session.user_id))
        yield posts.map((post) => chosen.map(({ cell }) => cell(post)))
      }
    }
    return tableFile(
      file,
      {
        titles: chosen.map(({ title }) => context.say(title)),
        moments: chosen.map(({ isMoment = false }) => isMoment),
        batches: batches(),
      },
      style,
    )
  }),
]
