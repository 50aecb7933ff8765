import type { Post } from '@tandem/api-contract'
import { Inline } from '@tandem/design-system'
import { FavoriteButton, NotesButton } from '@tandem/items'
import { postRef } from './post-ref.ts'

/** The star and the notes of a post, at the end of its row. */
export function PostActions({ post, timeZone }: { post: Post; timeZone: string }) {
  const row = postRef(post, timeZone)
  return (
    <Inline gap="1">
      <FavoriteButton row={row} />
      <NotesButton row={row} count={post.notes_count} />
    </Inline>
  )
}
