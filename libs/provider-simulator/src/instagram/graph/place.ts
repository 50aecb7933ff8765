import type { InstagramAccount } from '../data/account.ts'
import type { FacebookPage } from '../data/people.ts'
import type { Post } from '../data/posts.ts'
import type { World } from '../world.ts'

/** The target of a path. */
export interface Place {
  /** The name by which faults match it, whatever its ids are. */
  name: string
  id?: string
  edge?: string
  page?: FacebookPage
  account?: InstagramAccount
  post?: Post
}

const fixed = ['/oauth/access_token', '/debug_token', '/me', '/me/permissions', '/me/accounts']

/** Finds the target of a path without its version. */
export const placeOf = (path: string, query: URLSearchParams, world: World, now: number): Place => {
  const name = fixed.find((candidate) => candidate === path)
  if (name) return { name }
  if (path.startsWith('/me/permissions/'))
    return { name: '/me/permissions', edge: decodeURIComponent(path.slice('/me/permissions/'.length)) }
  const [id = '', edge, ...rest] = path.slice(1).split('/')
  if (!/^\d+$/.test(id) || rest.length > 0) return { name: path }
  const tail = edge === undefined ? '' : `/${edge}`
  const found = { id, edge }
  const account = world.byId(id)
  if (account) {
    const isDiscovery = edge === undefined && query.get('fields')?.includes('business_discovery')
    return { ...found, name: isDiscovery ? '/business_discovery' : `/account${tail}`, account }
  }
  const page = world.people.flatMap(({ pages }) => pages).find((candidate) => candidate.id === id)
  if (page) return { ...found, name: `/page${tail}`, page }
  const post = world.post(id, now)
  return post ? { ...found, name: `/media${tail}`, post } : { ...found, name: path }
}
