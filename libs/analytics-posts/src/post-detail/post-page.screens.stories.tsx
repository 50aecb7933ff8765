import { call } from '@tandem/api-client'
import { listPosts } from '@tandem/api-contract'
import type { AccountService } from '@tandem/api-contract'
import type { Team } from '@tandem/testing'
import { screen, screensOf } from '@tandem/workbench/screens'
import { postPaths } from '../paths.ts'
import { postsSection } from '../posts-section.ts'

export default {
  title: 'Screens/Analytics/Post',
  tags: ['!autodocs'],
  ...screensOf(postsSection, postPaths.post(999_999), {
    product: (id) => `/products/${id}`,
    order: (id) => `/orders/${id}`,
    orders: '/orders',
    customer: (id) => `/customers/${id}`,
  }),
}

const team = { connected: ['elif'], stores: [{ orders: 12 }] }

async function firstOf(service: AccountService, { token }: Team, sort?: '-views') {
  const params = { service, social: 'instagram' } as const
  const { data } = await call(listPosts, { params, search: { per_page: 1, sort } }, { token })
  return postPaths.post(data[0]?.id ?? 0)
}

/** The post with the most views. */
const most = (own: Team) => firstOf('social', own, '-views')

export const WithFigures = screen({ team, find: most, shows: 'Post details' })
export const Unknown = screen({ team: { connected: ['elif'] }, shows: 'The page could not be shown' })
export const Loading = screen({ waiting: '/posts/999999', shows: 'Loading the post' })
export const SalesFailing = screen({
  team,
  find: most,
  failing: '/sales',
  shows: 'Sales could not be loaded',
})
export const OfATrackedAccount = screen({
  team: { connected: ['elif'], tracked: ['keramik.kiez'] },
  find: async (own) => `${await firstOf('tracker', own)}?service=tracker`,
  shows: 'keramik.kiez',
})
export const Failing = screen({ failing: '/posts/999999', shows: 'Something went wrong on our side' })
