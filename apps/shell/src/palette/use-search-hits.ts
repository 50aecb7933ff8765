import { endpointQuery } from '@tandem/api-client/react'
import { searchTeam } from '@tandem/api-contract'
import type { SearchHit, SearchKind } from '@tandem/api-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** What the server found by what is typed. */
export interface SearchHits {
  hits: readonly SearchHit[]
  /** The kinds that took too long. */
  unsearched: readonly SearchKind[]
  /** Whether these are the hits of what is typed now; the former ones stay until those arrive. */
  areCurrent: boolean
  isSearching: boolean
  /** Whether the typed text is too short to search the data. */
  isTooShort: boolean
  isFailed: boolean
  searchAgain: () => void
}

/** Text that is typed faster than this, in milliseconds, is searched once. */
const pause = 150

/** Lengths that the endpoint takes. */
const [shortest, longest] = [2, 100]

/** Searches the team's data. Nothing is kept once the palette is closed. */
export function useSearchHits(query: string): SearchHits {
  const typed = query.trim()
  const term = useSettled(typed)
  const isSearchable = (text: string) => text.length >= shortest && text.length <= longest
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...endpointQuery(searchTeam, { search: { search_term: term } }),
    enabled: isSearchable(term),
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { errors: 'local' },
  })
  const isAsked = isSearchable(typed)
  const isSettled = term === typed
  const found = isAsked ? data : undefined
  return {
    hits: found?.hits ?? [],
    unsearched: isSettled ? (found?.unsearched ?? []) : [],
    areCurrent: isSettled && !isPlaceholderData,
    isSearching: isAsked && (!isSettled || isFetching),
    isTooShort: typed.length < shortest,
    isFailed: isAsked && isSettled && error !== null && !isFetching,
    searchAgain: () => void refetch(),
  }
}

/** A text once it hasn't changed for a moment. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
