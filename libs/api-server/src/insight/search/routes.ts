import { isAllowed, searchKinds, searchTeam } from '@tandem/api-contract'
import type { SearchHit, SearchKind } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { inTime } from '../../platform/request/in-time.ts'
import { searchedKinds } from './searched-kinds.ts'

/** How long the answer waits for one kind of row, in milliseconds. */
const waited = 1_000

/** Search of everything that a team has. */
export const searchRoutes = [
  implement(searchTeam, async ({ search, session, team, dependencies }) => {
    const asked = {
      term: search.search_term,
      reader: { user_id: session.user_id, now: dependencies.now() },
    }
    const find = async (kind: SearchKind) => {
      const { find: findHits } = searchedKinds[kind]
      const work = () => team<SearchHit[]>((db) => findHits(db, asked))
      return [kind, await inTime(work, waited, null)] as const
    }
    const kinds = searchKinds.filter((kind) => isAllowed(session.role, searchedKinds[kind].permission))
    // Each kind has its own reading, so that none waits for another. The first one also checks the session, so the
    // last kind, which is the smallest, begins.
    const found = new Map(await Promise.all(kinds.toReversed().map(find)))
    return {
      data: {
        hits: kinds.flatMap((kind) => found.get(kind) ?? []),
        unsearched: kinds.filter((kind) => found.get(kind) === null),
      },
    }
  }),
]
