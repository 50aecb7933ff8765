import type { PostRow } from '@tandem/connectors'

/** What a test says about a post. */
export type GivenPost = Pick<PostRow, 'provider_id' | 'posted_at'> & Partial<PostRow>

/** A post as a network describes it, with nothing known but what is given. */
export const plainPost = (post: GivenPost): PostRow => ({
  kind: 'image',
  place: 'feed',
  caption: null,
  permalink: null,
  media_url: null,
  thumbnail_url: null,
  likes: null,
  comments: null,
  ...post,
})
