import type { AccountService } from '@tandem/api-contract'
import { useLocation, useParams } from 'react-router'
import type { PostRef } from './queries.ts'

/** Whose post an address names: `service=tracker` says that it is one of a tracked account. */
export const serviceOf = (search: URLSearchParams): AccountService =>
  search.get('service') === 'tracker' ? 'tracker' : 'social'

/** What lies over the page of a post, by the address; it belongs to neither list nor post. */
const layers = ['orders', 'orders_currency', 'orders_page', 'link', 'notes'] as const

/** The search part of the list that the page was opened from, which its own address carries. */
export function listSearchOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of layers) params.delete(name)
  return params.size === 0 ? '' : `?${params}`
}

/** The post that the address names, and the list it came from. */
export function usePostAddress(): { post: PostRef; listSearch: string } {
  const { id } = useParams()
  const { search } = useLocation()
  return {
    post: { service: serviceOf(new URLSearchParams(search)), id: Number(id) },
    listSearch: listSearchOf(search),
  }
}
