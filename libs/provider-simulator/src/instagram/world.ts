import type { InstagramAccount } from './data/account.ts'
import { createAccountFigures } from './data/account-figures.ts'
import type { AccountFiguresReader } from './data/account-figures.ts'
import type { LinkedProduct } from './data/captions.ts'
import { createFollowers } from './data/followers.ts'
import type { Followers } from './data/followers.ts'
import { createNoise } from './data/noise.ts'
import type { Noise } from './data/noise.ts'
import type { FacebookPerson } from './data/people.ts'
import { createPostFigures } from './data/post-figures.ts'
import type { PostFiguresReader } from './data/post-figures.ts'
import { createPosts } from './data/posts.ts'
import type { Post, Posts } from './data/posts.ts'

/**
 * Everything that exists at any time: accounts with their posts and figures, and the people who manage them.
 */
export interface World {
  noise: Noise
  people: readonly FacebookPerson[]
  accounts: readonly InstagramAccount[]
  followers: Followers
  postFigures: PostFiguresReader
  accountFigures: AccountFiguresReader
  posts: Posts
  /** Changes that tests or the demo made. */
  changes: {
    names: Map<string, string>
    removed: Set<string>
    deleted: Set<string>
  }
  nameOf(account: InstagramAccount): string
  /** An existing account by its current name. */
  byName(username: string): InstagramAccount | undefined
  byId(id: string): InstagramAccount | undefined
  /** The posts that an account shows at a time, newest first. */
  postsOf(account: InstagramAccount, time: number): Post[]
  post(id: string, time: number): Post | undefined
}

/** Creates the world of a seed. */
export const createWorld = ({
  seed,
  people,
  accounts,
  products,
}: {
  seed: string
  people: readonly FacebookPerson[]
  accounts: readonly InstagramAccount[]
  products: readonly LinkedProduct[]
}): World => {
  const noise = createNoise(seed)
  const posts = createPosts(noise, accounts, products)
  const followers = createFollowers(noise, posts)
  const postFigures = createPostFigures(noise, followers)
  const changes = {
    names: new Map<string, string>(),
    removed: new Set<string>(),
    deleted: new Set<string>(),
  }
  const nameOf = ({ id, username }: InstagramAccount) => changes.names.get(id) ?? username
  const isThere = ({ id }: InstagramAccount) => !changes.removed.has(id)
  return {
    noise,
    people,
    accounts,
    posts,
    followers,
    postFigures,
    accountFigures: createAccountFigures(noise, posts, followers, postFigures),
    changes,
    nameOf,
    byName: (username) =>
      accounts.find((account) => isThere(account) && nameOf(account) === username.toLowerCase()),
    byId: (id) => accounts.find((account) => account.id === id && isThere(account)),
    postsOf: (account, time) => posts.until(account, time).filter(({ id }) => !changes.deleted.has(id)),
    post(id, time) {
      const post = posts.byId(id, time)
      return post && !changes.deleted.has(post.id) && isThere(post.account) ? post : undefined
    },
  }
}
