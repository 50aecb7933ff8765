import type { PostKind } from './account.ts'
import type { Followers } from './followers.ts'
import { between } from './noise.ts'
import type { Noise } from './noise.ts'
import { day, hour } from './pacific-day.ts'
import type { Post } from './posts.ts'

/** The figures of a post up to a time; none of them ever decreases. */
export interface PostFigures {
  reach: number
  views: number
  likes: number
  comments: number
  saved: number
  shares: number
  reposts: number
  follows: number
  profile_visits: number
  facebook_views: number
}

/**
 * For each kind of post, the part of the followers that a usual post reaches in the end, and its views, likes
 * and shares per person reached.
 */
const reachOf: Record<PostKind, { part: number; views: number; likes: number; shares: number }> = {
  image: { part: 0.2, views: 1.32, likes: 0.072, shares: 0.03 },
  carousel: { part: 0.27, views: 1.62, likes: 0.081, shares: 0.055 },
  reel: { part: 0.46, views: 1.44, likes: 0.056, shares: 0.11 },
  video: { part: 0.17, views: 1.25, likes: 0.05, shares: 0.04 },
}

/**
 * The part of the final figures that a post has reached at an age; reels are still discovered weeks later.
 */
const grown = (age: number, kind: PostKind): number => {
  if (age <= 0) return 0
  const [soon, later, late] = kind === 'reel' ? [0.5, 0.35, 0.15] : [0.74, 0.21, 0.05]
  return (
    1 -
    soon * Math.exp(-age / (16 * hour)) -
    later * Math.exp(-age / (4 * day)) -
    late * Math.exp(-age / (40 * day))
  )
}

/**
 * Calculates the figures of posts: a share of the followers at publication, growing along a curve from then
 * on.
 */
export const createPostFigures = (noise: Noise, followers: Followers) => {
  /** Final figures as fractions: they are rounded down only when read for a time. */
  const finals = new Map<string, PostFigures>()

  const finalOf = (post: Post): PostFigures => {
    const found = finals.get(post.id)
    if (found) return found
    const usual = reachOf[post.kind]
    const vary = (name: string, low = 0.7, high = 1.3) => between(noise(post.id, name), low, high)
    const reach = followers.at(post.account, post.at) * usual.part * post.strength * vary('reach', 0.85, 1.15)
    const likes = reach * usual.likes * vary('likes')
    const made: PostFigures = {
      reach,
      views: reach * usual.views * vary('views', 0.9, 1.12),
      likes,
      comments: post.commentsEnabled ? likes * 0.031 * vary('comments', 0.4, 2) : 0,
      saved: likes * 0.12 * vary('saved', 0.4, 1.9),
      shares: likes * usual.shares * 2 * vary('shares', 0.4, 1.8),
      reposts: likes * 0.012 * vary('reposts', 0, 2),
      follows: reach * 0.0011 * vary('follows', 0.3, 2),
      profile_visits: reach * 0.0085 * vary('visits', 0.5, 1.6),
      facebook_views: post.sharedToFacebook ? reach * 0.21 * vary('facebook', 0.3, 1.5) : 0,
    }
    finals.set(post.id, made)
    return made
  }

  return {
    /** The figures up to a time, in whole numbers. */
    at(post: Post, time: number): PostFigures {
      const part = grown(time - post.at, post.kind)
      const final = finalOf(post)
      // People save and comment later than they view.
      const slow = Math.pow(part, 1.15)
      const whole = (name: keyof PostFigures, share: number) => Math.floor(final[name] * share)
      return {
        reach: whole('reach', part),
        views: whole('views', part),
        likes: whole('likes', part),
        comments: whole('comments', slow),
        saved: whole('saved', slow),
        shares: whole('shares', part),
        reposts: whole('reposts', slow),
        follows: whole('follows', slow),
        profile_visits: whole('profile_visits', part),
        facebook_views: whole('facebook_views', part),
      }
    },
  }
}

/** Reads figures of posts. */
export type PostFiguresReader = ReturnType<typeof createPostFigures>
