import type { World } from './world.ts'

/** The public part of a post whose caption a buyer has read. */
export interface PublishedPost {
  /** The username of its account. */
  username: string
  shortcode: string
  /** In milliseconds. */
  at: number
  caption: string
}

/**
 * Looks up the posts that accounts with a shop published in a period, newest first. Published posts never
 * change, so they are kept.
 */
export const createPublishedPosts = (world: World, now: () => number) => {
  let known: { until: number; posts: PublishedPost[] } = { until: -Infinity, posts: [] }
  const all = (until: number) => {
    if (until > known.until) {
      const time = Math.max(until, now())
      const posts = world.accounts
        .filter(({ sells }) => sells)
        .flatMap((account) => world.posts.until(account, time))
        .flatMap(({ account: { username }, shortcode, at, caption }) =>
          caption === undefined ? [] : [{ username, shortcode, at, caption }],
        )
      known = { until: time, posts: posts.toSorted((one, other) => other.at - one.at) }
    }
    return known.posts
  }
  return (from: number, until: number): PublishedPost[] => {
    const posts = all(until)
    const first = firstAt(posts, until)
    const end = firstAt(posts, from)
    return posts.slice(first, end)
  }
}

/** The index of the newest post up to a time, in a list with the newest first. */
function firstAt(posts: readonly PublishedPost[], time: number): number {
  let [low, high] = [0, posts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((posts[middle]?.at ?? 0) > time) low = middle + 1
    else high = middle
  }
  return low
}
