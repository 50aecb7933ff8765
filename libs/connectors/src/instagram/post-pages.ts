import * as v from 'valibot'
import { unexpected } from '../requests/failures.ts'
import type { PostPage, SocialCursor } from '../social-account.ts'
import { words } from './refusals.ts'
import { longestMark } from './schemas.ts'
import { postRows } from './rows.ts'

/** One page as it came. `after` is the cursor of the next one. */
export interface RawPage {
  data: unknown[]
  after: string | null
}

const Cursor = v.object({
  /** The page's cursor. */
  after: v.pipe(v.string(), v.minLength(1), v.maxLength(longestMark)),
  /** The time of the last post before it. */
  before: v.nullish(v.string()),
  /** The number of pages before it whose posts were all newer than what they followed. */
  newer: v.nullish(v.number(), 0),
  /** The number of consecutive posts before it that are older than wanted. */
  older: v.nullish(v.number(), 0),
  /** The number of consecutive empty pages before it. */
  empty: v.nullish(v.number(), 0),
})
/** Where a page of posts starts. */
export type PostCursor = v.InferOutput<typeof Cursor>

const subject = 'posts'
/** Hidden posts leave gaps, but not many empty pages in a row. */
const emptyPagesInARow = 10
/**
 * Instagram promises no order. Its lists begin with the newest posts, but up to three posts can be pinned before
 * them.
 */
const pinnedPosts = 3
/** Otherwise pages that repeat in turn would never end. */
const newerPages = 10

/** @throws TypeError for an invalid cursor */
export function readCursor(cursor: SocialCursor | null): PostCursor | null {
  if (cursor === null) return null
  const read = v.safeParse(Cursor, cursor)
  if (!read.success) throw new TypeError('not a cursor of this connector')
  return read.output
}

const isSamePage = ({ after }: RawPage, from: PostCursor | null) => after !== null && after === from?.after

/** Whether a page should be read once more: it repeats itself, or is empty but not the last one. */
export const isOdd = (page: RawPage, from: PostCursor | null): boolean =>
  isSamePage(page, from) || (page.after !== null && page.data.length === 0)

/**
 * The rows of a page, and where the next one starts: none when more posts in a row are older than `since` than can be
 * pinned. Pages that never end cause an error, and so does a page without a readable post, unless it is the last of
 * several and has only one.
 * @throws ProviderError
 */
export async function postPage(
  page: RawPage,
  from: PostCursor | null,
  since: string | null = null,
): Promise<PostPage> {
  const { data, after } = page
  const { rows, failed } = await postRows(data)
  const skipped = failed.length
  const isOnlyPostOfLast = from !== null && after === null && data.length === 1
  if (failed[0] && rows.length === 0 && !isOnlyPostOfLast) throw failed[0].error
  const limit = since === null ? -Infinity : Date.parse(since)
  const isWanted = (row: { posted_at: string }) => Date.parse(row.posted_at) >= limit
  const wanted = rows.filter(isWanted)
  const last = rows.at(-1)
  const trailing = rows.length - 1 - rows.findLastIndex(isWanted)
  const older = trailing + (trailing === rows.length ? (from?.older ?? 0) : 0)
  if (after === null || older > pinnedPosts) return { rows: wanted, next: null, skipped }
  const isJump = last !== undefined && rows.every((row) => isNewer(row, from?.before))
  const newer = (from?.newer ?? 0) + (isJump ? 1 : 0)
  if (isSamePage(page, from) || newer > newerPages) throw unexpected(`${subject}: a page comes twice`, words)
  const empty = data.length > 0 ? 0 : (from?.empty ?? 0) + 1
  if (empty > emptyPagesInARow) throw unexpected(`${subject}: pages without end`, words)
  const before = last?.posted_at ?? from?.before
  return {
    rows: wanted,
    next: {
      after,
      ...(before != null && { before }),
      ...(newer > 0 && { newer }),
      ...(older > 0 && { older }),
      ...(empty > 0 && { empty }),
    },
    skipped,
  }
}

const isNewer = (row: { posted_at: string }, than: string | null | undefined) =>
  than != null && Date.parse(row.posted_at) > Date.parse(than)
