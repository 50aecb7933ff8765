import { countedMatches } from '../../platform/lists/list-filters.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { listNeighbours } from '../../platform/lists/list-neighbours.ts'
import type { Neighbours } from '../../platform/lists/list-neighbours.ts'
import { searchPatterns } from '../../platform/lists/search-text.ts'
import { postFilters } from './filters.ts'
import { postScope } from './post-scope.ts'
import type { PostView } from './post-scope.ts'
import { postList, requirePost } from './queries.ts'

/** The posts before and after one in a list. @throws MODEL_NOT_FOUND */
export async function postNeighbours(db: TeamDatabase, view: PostView, id: number): Promise<Neighbours> {
  const post = await requirePost(db, view, id)
  const scope = await postScope(db, view)
  const { conditions, values } = await postFilters(db, view, scope)
  if (scope.ids.length === 0) return { previous_id: null, next_id: null }
  const patterns = searchPatterns(view.search_term)
  if (patterns) {
    // Lists don't show more search results than these.
    const asked = { sort: view.sort, filters: values, wanted: countedMatches }
    const ids = (await postList.matches(db, scope, patterns, asked)).map((match) => match.id)
    const place = ids.indexOf(id)
    return place === -1
      ? { previous_id: null, next_id: null }
      : { previous_id: ids[place - 1] ?? null, next_id: ids[place + 1] ?? null }
  }
  const order = postList.sorts[view.sort]
  return listNeighbours(db, { table: postList.table, scope, order, conditions }, post)
}
