import { isAllowed, searchKinds, searchTeam } from '@tandem/api-contract'
import type { SearchHit, SearchKind } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { foldText } from '../../platform/lists/search-text.ts'
import { inTime } from '../../platform/request/in-time.ts'
import { searchedKinds } from './searched-kinds.ts'

/** How long the answer waits for all kinds of rows. */
const waitMs = 1_000

/** How many kinds are read concurrently: each needs a connection to the database, which others wait for too. */
const maxConcurrent = 3

/** Search of everything that a team has. */
export const searchRoutes = [
  implement(searchTeam, async ({ search, session, team, dependencies }) => {
    const asked = {
      term: search.search_term,
      reader: { user_id: session.user_id, now: dependencies.now() },
    }
    const began = performance.now()
    const hasWords = /[\p{L}\p{N}]/u.test(foldText(search.search_term))
    const kinds = searchKinds.filter((kind) => {
      const { permission, needsWords = false } = searchedKinds[kind]
      return isAllowed(session.role, permission) && (hasWords || !needsWords)
    })
    // The first read also verifies the session. It is that of people, the smallest kind, so that it isn't delayed.
    const left = kinds.toReversed()
    const found = new Map<SearchKind, SearchHit[] | null>()
    const readNext = async (): Promise<void> => {
      const kind = left.shift()
      if (kind === undefined) return
      const work = () => team<SearchHit[]>((db) => searchedKinds[kind].find(db, asked))
      const time = waitMs - (performance.now() - began)
      found.set(kind, time > 0 ? await inTime(work, time, null) : null)
      return readNext()
    }
    await Promise.all(Array.from({ length: maxConcurrent }, readNext))
    return {
      data: {
        hits: kinds.flatMap((kind) => found.get(kind) ?? []),
        unsearched: kinds.filter((kind) => found.get(kind) === null),
      },
    }
  }),
]
