import { ProviderError } from '@tandem/connectors'
import type { PostRow } from '@tandem/connectors'
import { errorCatalogue } from '@tandem/api-contract'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { ReadingContext } from './reading-context.ts'
import { endPosts } from './read-kinds.ts'
import { count, finish, progressOf, saveReading } from './reading-state.ts'
import { NoTrackingAccount, trackingAccount } from './tracking-account.ts'
import { writePosts } from './write-posts.ts'
import { writeProfile } from './write-profile.ts'

/**
 * The most pages of posts in one reading of a tracked account: they count against the limit of the whole app.
 */
const maxPages = 4

const renamed =
  'We can no longer find this professional account. It may have been renamed, closed or made personal.'

/** Reads a tracked account through one of the team's own accounts. */
export async function readTracked(dependencies: ApiDependencies, team_id: number, context: ReadingContext) {
  const { run, signal, now, write } = context
  const { posts } = context.plan
  const discover = await trackingAccount(dependencies, team_id, run.social).catch(inWords)
  for (let page = 1; ; page += 1) {
    const found = await discover(run.username, run.cursor, signal).catch(async (error: unknown) => {
      if (error instanceof ProviderError && error.kind === 'username_not_found') await markRenamed(context)
      return inWords(error)
    })
    // Somebody else has taken the name.
    if (found.profile.provider_id !== run.provider_id) {
      await markRenamed(context)
      throw new ProviderError('username_not_found', renamed)
    }
    run.followers_count = found.profile.followers_count ?? run.followers_count
    if (progressOf(run, 'profile')?.state !== 'done')
      await write(async (db) => {
        await writeProfile(db, run, found.profile, now())
        count(run, 'profile', { read: 1 })
        finish(run, 'profile')
        await saveReading(db, run)
      })
    if (found.posts === null) throw found.problem
    const { rows, next, skipped } = found.posts
    const isWanted = (post: PostRow) => post.posted_at > posts.since
    const wanted = rows.filter(isWanted)
    const last = rows.at(-1)
    const isLast = next === null || page >= maxPages || (last !== undefined && !isWanted(last))
    await write(async (db) => {
      await writePosts(db, run, wanted, now())
      count(run, 'posts', { read: wanted.length, unavailable: skipped })
      run.cursor = isLast ? null : next
      if (isLast) {
        // When the page limit was reached first, older posts were not looked for.
        const oldest = wanted.at(-1)?.posted_at
        const since = page >= maxPages && oldest !== undefined ? oldest : posts.since
        await endPosts(db, context, { ...posts, since })
      }
      await saveReading(db, run)
    })
    if (isLast) return
  }
}

async function markRenamed({ run, write }: ReadingContext) {
  await write((db) =>
    db.updateTable('social_accounts').set({ is_renamed: true }).where('id', '=', run.account_id).execute(),
  )
}

/** @throws always */
function inWords(error: unknown): never {
  if (error instanceof NoTrackingAccount) {
    const { description } = errorCatalogue.NO_AVAILABLE_BUSINESS_USER_TO_REQUEST_USER
    throw new ProviderError('provider_failed', description)
  }
  if (error instanceof ProviderError && error.kind === 'username_not_found') {
    throw new ProviderError('username_not_found', renamed)
  }
  throw error
}
