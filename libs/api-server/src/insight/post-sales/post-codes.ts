import { sql } from 'kysely'
import { postMessages } from '@tandem/api-contract'
import type { PostCodes } from '@tandem/api-contract'
import { codeKey } from '../../commerce/orders/code-key.ts'
import { countWindowsAgain, longestDays, windowOf } from '../../commerce/post-links/due-times.ts'
import { lockCounting } from '../../commerce/post-links/lock-counting.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import type { AccountsPath } from '../../social/accounts/queries.ts'
import { requirePost } from '../../social/posts/queries.ts'
import { endCount } from './count-post-sales.ts'
import { countOrders } from './count-orders.ts'

/** How many words of a caption are compared with codes of orders, and how many codes are suggested. */
const limits = { words: 500, suggested: 5 }

/** The discount codes of a post, with suggestions from its caption. */
export async function codesOf(
  db: TeamDatabase,
  { id, caption }: { id: number; caption: string | null },
): Promise<PostCodes> {
  const team = currentTeam(db)
  const { rows: codes } = await sql<{ code: string; shared_with: number }>`
    select k.code, (
      select count(distinct o.post_id)::int from post_codes o
      join social_posts q on q.team_id = ${team} and q.id = o.post_id
      where o.team_id = ${team} and o.code_key = k.code_key and o.post_id <> k.post_id
        and q.posted_at > p.posted_at - make_interval(days => ${longestDays}::int)
        and q.posted_at < p.posted_at + make_interval(days => ${longestDays}::int)
    ) as shared_with
    from post_codes k join social_posts p on p.team_id = ${team} and p.id = k.post_id
    where k.team_id = ${team} and k.post_id = ${id} order by k.code_key`.execute(db)
  const words = wordsOf(caption ?? '')
  if (words.length === 0) return { codes, suggested: [] }
  const { rows } = await sql<{ code: string }>`
    select distinct on (found.code_key) found.code
    from unnest(${words}::text[]) as word
    cross join stores s
    join lateral (
      select c.code, c.code_key from order_codes c
      where c.team_id = ${team} and c.store_id = s.id and c.code_key = word limit 1
    ) as found on true
    where s.team_id = ${team} and s.archived_at is null and not exists (
      select from post_codes k where k.team_id = ${team} and k.post_id = ${id} and k.code_key = found.code_key)
    order by found.code_key limit ${limits.suggested}`.execute(db)
  return { codes, suggested: rows.map(({ code }) => code) }
}

/** What separates words; `™` does, though its compatibility form is two letters. */
const separators = /[^\p{L}\p{M}\p{N}_-]+/u

/**
 * Words of a caption that may be codes, in their comparison form: as they are written, and after signs such as a wide
 * hyphen have become usual ones.
 */
const wordsOf = (caption: string) => [
  ...new Set(
    [caption, caption.normalize('NFKC')].flatMap((form) =>
      form
        .split(separators)
        .map(codeKey)
        .filter((word) => word.length >= 3 && word.length <= 100)
        .slice(0, limits.words),
    ),
  ),
]

/**
 * Sets the discount codes of a post and counts the orders of its first days; the worker counts later ones.
 * @throws MODEL_NOT_FOUND, and VALIDATION_FAILED for tracked posts
 */
export async function setCodes(
  db: TeamDatabase,
  path: AccountsPath,
  { id, codes, now }: { id: number; codes: string[]; now: Date },
): Promise<PostCodes> {
  const post = await requirePost(db, path, id)
  if (path.service === 'tracker') throw fieldProblem('codes', postMessages.onlyOwnCodes)
  await lockCounting(db)
  await db.deleteFrom('post_codes').where('post_id', '=', id).execute()
  await sql`
    insert into post_codes (team_id, post_id, code, code_key)
    select ${currentTeam(db)}, ${id}, code, code_key
    from unnest(${codes}::text[], ${codes.map(codeKey)}::text[]) as given (code, code_key) on conflict do nothing`.execute(
    db,
  )
  await countWindowsAgain(db, [id])
  await countOrders(db, windowOf(post))
  await endCount(db, now)
  return codesOf(db, post)
}
