import type { Post } from '@tandem/api-contract'
import { formatDate } from '@tandem/format'
import { knownSinceDay } from './known-since-day.ts'
import { postsText } from './messages.ts'

/** Why a post has no sales in lists and on cards: none is a fact only if all orders since the post are known. */
export function whyNothingSold(post: Pick<Post, 'sales' | 'unread_stores' | 'products'>, timeZone: string) {
  const since = knownSinceDay(timeZone, post, 'proven')
  const day = since === null ? null : formatDate(since, 'UTC')
  if (post.sales !== null)
    return day === null ? postsText('revenue.nothingSold') : postsText('revenue.unknownSold', { day })
  return day === null
    ? postsText('revenue.nothing')
    : `${postsText('revenue.knownSince', { day })} ${postsText('revenue.nothingKnown')}`
}
