import { useQuery } from '@tanstack/react-query'
import { changePostSearch, soldRequest, writePostSearch } from '../posts/post-search.ts'
import type { PostListSearch } from '../posts/post-search.ts'
import { postQueries } from '../posts/queries.ts'

/** A post to step to, and the search of its list. */
export interface Step {
  id: number
  listSearch: string
}

interface RankedOptions {
  search: PostListSearch
  clock: Parameters<typeof soldRequest>[1]
  /** The list is a ranking. */
  isRanked: boolean
}

/**
 * The previous and next post by rank, from the pages of the ranking; none when it is no longer on its page.
 */
export function useRankedSteps(id: number, { search, clock, isRanked }: RankedOptions) {
  const request = soldRequest(search, clock)
  const { page } = request
  const pageAt = (at: number, isWanted: boolean) => ({
    ...postQueries.sold({ ...request, page: at }),
    enabled: isRanked && isWanted,
    // Without them the page is complete, except for the steps.
    meta: { errors: 'local' as const },
  })
  const { data: current } = useQuery(pageAt(page, true))
  const rows = current?.data ?? []
  const place = rows.findIndex((post) => post.id === id)
  const isFirst = place === 0 && page > 1
  const isLast = place !== -1 && place === rows.length - 1 && page < (current?.meta.last_page ?? page)
  const { data: before } = useQuery(pageAt(Math.max(1, page - 1), isFirst))
  const { data: after } = useQuery(pageAt(page + 1, isLast))
  const stepTo = (post: { id: number } | undefined, at: number): Step | null =>
    post === undefined
      ? null
      : { id: post.id, listSearch: writePostSearch(changePostSearch(search, { page: at })) }
  if (place === -1 || !isRanked) return { previous: null, next: null }
  return {
    previous: isFirst ? stepTo(before?.data.at(-1), page - 1) : stepTo(rows[place - 1], page),
    next: isLast ? stepTo(after?.data[0], page + 1) : stepTo(rows[place + 1], page),
  }
}
