import type { SoldSearch } from '@tandem/api-contract'
import { useQuery } from '@tanstack/react-query'
import type { PostListSearch, PostRequest } from './post-search.ts'
import { postQueries } from './queries.ts'
import { firstCards } from './use-post-pages.ts'

interface FoundPostsOptions {
  search: Pick<PostListSearch, 'view' | 'service'>
  request: PostRequest
  /** The request of the ranking. */
  sold: SoldSearch
}

/** How many posts a view found; undefined until it has loaded them. The view itself shows a failure. */
export function useFoundPosts({ search, request, sold }: FoundPostsOptions) {
  const { view, service } = search
  const ranked = useQuery({ ...postQueries.sold(sold), enabled: false })
  const listed = useQuery({
    ...postQueries.page(view === 'cards' ? firstCards(request) : request, service),
    enabled: false,
  })
  return (view === 'sold' ? ranked : listed).data?.meta
}
