import type { AccountService, Post } from '@tandem/api-contract'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostRequest } from './post-search.ts'
import { postQueries, rereadMs } from './queries.ts'

/** The number of cards per request. */
export const cardsPerPage = 50

/** The first page of cards for a request; the others follow as they come into view. */
export const firstCards = (request: PostRequest): PostRequest => ({
  ...request,
  page: 1,
  per_page: cardsPerPage,
})

/** Dragging the scroll bar passes many pages; those aren't read. */
const restMs = 60

/**
 * The posts of a list as far as they have come into view. The first page suspends; old posts stay while a
 * change loads.
 *
 * @param isReading an account is being read: new posts are loaded as they arrive
 */
export function usePostPages(
  service: AccountService,
  request: PostRequest,
  { isReading }: { isReading: boolean },
) {
  const refetchInterval = isReading ? rereadMs : (false as const)
  const { data: first } = useSuspenseQuery({
    ...postQueries.page(firstCards(request), service),
    refetchInterval,
  })
  const [pages, setPages] = useState<readonly number[]>([])
  const { total } = first.meta
  const wanted = pages.filter((page) => page > 1 && page <= pageOf(total - 1))
  const reads = useQueries({
    queries: wanted.map((page) => ({
      ...postQueries.page({ ...firstCards(request), page }, service),
      refetchInterval,
      // The cards show the failure in place.
      meta: { errors: 'local' as const },
    })),
  })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onRangeChange = useCallback((from: number, to: number) => {
    clearTimeout(timer.current)
    const next = pagesBetween(from, to)
    timer.current = setTimeout(
      () => setPages((known) => (known.join() === next.join() ? known : next)),
      restMs,
    )
  }, [])

  const read = (page: number) => reads[wanted.indexOf(page)]
  return {
    first,
    onRangeChange,
    postAt: (index: number): Post | undefined => {
      const page = pageOf(index)
      const rows = page === 1 ? first.data : read(page)?.data?.data
      return rows?.[index - (page - 1) * cardsPerPage]
    },
    /** Returns a function that reads the page of a card again, if it failed. */
    retryAt: (index: number): (() => void) | undefined => {
      const failed = read(pageOf(index))
      return failed?.isError && failed.data === undefined ? () => void failed.refetch() : undefined
    },
    shown: [first, ...reads.map(({ data }) => data)].flatMap((page) => page?.data ?? []),
  }
}

const pageOf = (index: number) => Math.floor(Math.max(0, index) / cardsPerPage) + 1

function pagesBetween(from: number, to: number): number[] {
  const first = pageOf(from)
  return Array.from({ length: pageOf(to) - first + 1 }, (_page, at) => first + at)
}
