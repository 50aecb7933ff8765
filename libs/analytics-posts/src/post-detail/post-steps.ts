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
  /** Something lies over the page: keys are meant for that. */
  isCovered: boolean
}

/** The steps to the posts before and after this one in the list it came from; they take its place in the history. */
export function usePostSteps(post: PostRef, { listSearch, isCovered }: StepsOptions) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const user = useUser()
  // What the list's days mean now; a step needs no finer clock.
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
  // The next step is then taken at once, and so is the one after it.
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
  // Single keys are in the way of speech input, for instance, and can be turned off.
  const hasKeys = readMeta(user, 'keyboard_shortcuts') !== '0'
  const steps = { previous, next, goToPrevious: () => goTo(previous), goToNext: () => goTo(next), hasKeys }
  useStepKeys(hasKeys && !isCovered, { k: steps.goToPrevious, j: steps.goToNext })
  return steps
}
