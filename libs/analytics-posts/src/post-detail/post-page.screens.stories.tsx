import { call } from '@tandem/api-client'
import { listPosts } from '@tandem/api-contract'
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

/** The post with the most views. */
async function most(own: Team | undefined) {
  const { data } = await call(
    listPosts,
    { params: { service: 'social', social: 'instagram' }, search: { sort: '-views', per_page: 1 } },
    { token: own?.token },
  )
  return postPaths.post(data[0]?.id ?? 0)
}

export const WithFigures = screen({ team, prepare: most, shows: 'Post details' })
export const Unknown = screen({ team: { connected: ['elif'] }, shows: 'The page could not be shown' })
