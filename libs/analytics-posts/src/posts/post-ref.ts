import type { Post } from '@tandem/api-contract'
import { formatDate } from '@tandem/format'
import type { RowRef } from '@tandem/items'
import { kindText } from '../post-kind/messages.ts'
import { postsText } from './messages.ts'

type Named = Pick<Post, 'kind' | 'account' | 'posted_at'>

/** The display name of a post: `Reel by lindenandoak, 12 Nov 2026`. */
export const postName = ({ kind, account, posted_at }: Named, timeZone: string) =>
  postsText('post.name', {
    kind: kindText(kind),
    account: account.username,
    date: formatDate(posted_at, timeZone),
  })

/** A post as notes and favourites refer to it. */
export const postRef = (post: Named & Pick<Post, 'id'>, timeZone: string): RowRef => ({
  type: 'post',
  id: post.id,
  name: postName(post, timeZone),
})
