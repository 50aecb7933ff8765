import { useTeamClock } from '@tandem/choices'
import { useStepKeys } from '@tandem/lists'
import { readMeta, useUser } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { postPaths } from '../paths.ts'
import { postFilterOf, postRequest, readPostSearch } from '../posts/post-search.ts'
import { postDetailQueries } from './queries.ts'
import type { PostRef } from './queries.ts'
import { useRankedSteps } from './ranked-steps.ts'
import type { Step } from './ranked-steps.ts'

interface StepsOptions {
  listSearch: string
  /** Something is open over the page and receives the keys. */
  isCovered: boolean
}

/** Steps to the previous and next post of the list; they replace the history entry. */
export function usePostSteps(post: PostRef, { listSearch, isCovered }: StepsOptions) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const user = useUser()
  // Gives the list's days their current meaning; a step needs no more precise clock.
  const clock = useTeamClock(3_600_000)
  const search = readPostSearch(new URLSearchParams(listSearch))
  const filter = postFilterOf(postRequest(search, clock))
  const { service } = post
  const isRanked = search.view === 'sold'
  const { data } = useQuery({ ...postDetailQueries.neighbours(post, filter), enabled: !isRanked })
  const inList = (id: number | null = null): Step | null => (id === null ? null : { id, listSearch })
  const ranked = useRankedSteps(post.id, { search, clock, isRanked })
  const { previous, next } = isRanked
    ? ranked
    : { previous: inList(data?.previous_id), next: inList(data?.next_id) }

  const [previousId, nextId] = [previous?.id, next?.id]
  const listed = JSON.stringify(filter)
  // Reads the neighbours ahead, so that the next steps are immediate.
  useEffect(() => {
    for (const id of [nextId, previousId]) {
      if (id === undefined) continue
      void client.prefetchQuery(postDetailQueries.post({ service, id }))
      if (isRanked) continue
      void client.prefetchQuery(
        postDetailQueries.neighbours({ service, id }, JSON.parse(listed) as typeof filter),
      )
    }
  }, [client, service, previousId, nextId, listed, isRanked])

  const goTo = (step: Step | null) => {
    if (step !== null)
      void navigate({ pathname: postPaths.post(step.id), search: step.listSearch }, { replace: true })
  }
  // Single-key shortcuts interfere with speech input, for example, so they can be turned off.
  const hasKeys = readMeta(user, 'keyboard_shortcuts') !== '0'
  const steps = { previous, next, goToPrevious: () => goTo(previous), goToNext: () => goTo(next), hasKeys }
  useStepKeys(hasKeys && !isCovered, { k: steps.goToPrevious, j: steps.goToNext })
  return steps
}
