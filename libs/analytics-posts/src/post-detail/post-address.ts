import type { AccountService } from '@tandem/api-contract'
import { useLocation, useParams } from 'react-router'
import type { PostRef } from './queries.ts'

/** The kind of account whose post an address names: `service=tracker` means a tracked one. */
export const serviceOf = (search: URLSearchParams): AccountService =>
  search.get('service') === 'tracker' ? 'tracker' : 'social'

/** The parameters of what is open over a post's page; they belong neither to the list nor to the post. */
const layers = ['orders', 'orders_currency', 'orders_page', 'link', 'notes'] as const

/** The search part of the list from which the page was opened, which its own address contains. */
export function listSearchOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of layers) params.delete(name)
  return params.size === 0 ? '' : `?${params}`
}

/** The post in the address, and the list it was opened from. */
export function usePostAddress(): { post: PostRef; listSearch: string } {
  const { id } = useParams()
  const { search } = useLocation()
  return {
    post: { service: serviceOf(new URLSearchParams(search)), id: Number(id) },
    listSearch: listSearchOf(search),
  }
}
