import type { PostPlace } from '@tandem/api-contract'
import type * as v from 'valibot'
import { readableRows } from '../readable-rows.ts'
import { parsed } from '../requests/parsed.ts'
import type { PostKind, PostRow, ProfileRow } from '../social-account.ts'
import { words } from './refusals.ts'
import { Post } from './schemas.ts'
import type { Profile } from './schemas.ts'

const places: Record<string, PostPlace> = { FEED: 'feed', REELS: 'reels', STORY: 'story', AD: 'ad' }

export const profileRow = (profile: v.InferOutput<typeof Profile>): ProfileRow => ({
  provider_id: profile.id,
  username: profile.username,
  name: profile.name,
  biography: profile.biography,
  website: profile.website,
  picture_url: profile.profile_picture_url,
  followers_count: profile.followers_count,
  following_count: profile.follows_count,
  posts_count: profile.media_count,
})

/** Readable posts, and unreadable ones with the reason. */
export const postRows = (items: unknown[]) =>
  readableRows(items, (item) => postRow(parsed(Post, item, 'post', words)))

function postRow(post: v.InferOutput<typeof Post>): PostRow {
  const place = places[post.media_product_type ?? ''] ?? 'feed'
  return {
    provider_id: post.id,
    kind: kindOf(post.media_type, place),
    place,
    caption: post.caption,
    permalink: post.permalink,
    media_url: post.media_url,
    thumbnail_url: post.thumbnail_url,
    posted_at: post.timestamp,
    likes: post.like_count,
    comments: post.comments_count,
  }
}

function kindOf(type: v.InferOutput<typeof Post>['media_type'], place: PostPlace): PostKind {
  if (type === 'CAROUSEL_ALBUM') return 'carousel'
  if (type === 'IMAGE') return 'image'
  return place === 'reels' ? 'reel' : 'video'
}
