import { call } from '@tandem/api-client'
import { listPosts } from '@tandem/api-contract'
import { screen, screensOf } from '@tandem/workbench/screens'
import { postsSection } from '../posts-section.ts'
import { postPaths } from '../paths.ts'
import { examplePost, examplePosts } from './example-posts.ts'

export default {
  title: 'Screens/Analytics/Posts',
  tags: ['!autodocs'],
  ...screensOf(postsSection, postPaths.posts, { accounts: '/accounts' }),
}

const team = { connected: ['elif'] }

export const WithPosts = screen({ team, shows: 'linden.and.oak' })
export const NothingConnected = screen({ shows: 'Connect an Instagram account to see its posts' })
export const Failing = screen({ team, failing: '/instagram/posts', shows: 'The page could not be shown' })
export const Loading = screen({ team, waiting: '/instagram/posts', shows: 'Loading posts' })
export const NothingFound = screen({
  team,
  at: `${postPaths.posts}?search_term=nobody`,
  shows: 'No posts found',
})
export const AsATable = screen({ team, at: `${postPaths.posts}?view=table`, shows: 'Proven sales, 7 days' })
export const OfTrackedAccounts = screen({
  team: { ...team, tracked: ['keramik.kiez'] },
  at: `${postPaths.posts}?service=tracker`,
  shows: 'keramik.kiez',
})

const sold = `${postPaths.posts}?view=sold`
export const NothingSold = screen({ team, at: sold, shows: 'No order can be matched to a post yet' })
export const SoldLoading = screen({
  team,
  at: sold,
  waiting: '/posts/sold',
  shows: 'Loading the posts that sold',
})
export const SoldFailing = screen({
  team,
  at: sold,
  failing: '/posts/sold',
  shows: 'The page could not be shown',
})

const pages = { current_page: 1, per_page: 10, last_page: 1, total_is_capped: false }
const [inLira] = examplePosts.threeCurrencies.sales
const none = { orders: 0, units: 0, revenue: 0 }
const soldPosts = [examplePosts.usual, examplePosts.threeCurrencies, examplePosts.longCaption]

export const Sold = screen({
  team,
  at: sold,
  answers: {
    '/posts/sold': {
      data: soldPosts,
      meta: {
        ...pages,
        total: soldPosts.length,
        currency: 'TRY',
        currencies: ['TRY', 'EUR', 'JPY'],
        total_sales: {
          currency: 'TRY',
          proven: inLira!.proven['7'],
          instagram: { organic: none, paid: none },
        },
        posts_count: soldPosts.length,
        known_since: { proven: null, organic: null, paid: null },
      },
    },
  },
  shows: 'Our white metal lantern',
})
export const SoldByLift = screen({
  team,
  at: `${sold}&rank=lift`,
  answers: {
    '/posts/sold': {
      data: [
        examplePost,
        { ...examplePosts.longCaption, lift: { ...examplePost.lift, verdict: 'none' } },
        { ...examplePosts.threeCurrencies, lift: { ...examplePost.lift, verdict: 'too_few', posts: 2 } },
      ],
      meta: {
        ...pages,
        total: 3,
        currency: null,
        currencies: [],
        total_sales: null,
        posts_count: 0,
        known_since: { proven: null, organic: null, paid: null },
      },
    },
  },
  shows: 'No measurable effect',
})

/** The dialog over the list. */
export const ProductsOpen = screen({
  team: { ...team, stores: [{ orders: 12 }] },
  find: async ({ token }) => {
    const params = { service: 'social', social: 'instagram' } as const
    const { data } = await call(listPosts, { params, search: { per_page: 1 } }, { token })
    return `${postPaths.posts}?link=${data[0]?.id}`
  },
  shows: 'Link products to this post',
})
