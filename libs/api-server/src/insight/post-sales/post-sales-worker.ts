import { bringForward } from '../../platform/runs/bring-forward.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { countDue, findDueTeams } from './count-due.ts'
import { estimateDueLifts } from './estimate-lifts.ts'

/** The queue whose jobs count what the posts of a team sold: `{ team_id }`. */
export const postSalesQueue = 'count-post-sales'

/**
 * How the counting of what posts sold reaches its workers. Whoever writes orders, products and posts only notes what is to
 * be counted again: it is looked for from time to time, by one process for each team. A count has no row that a worker
 * takes: each of its transactions takes what is due and counts it, or leaves both. What posts added to sales is estimated
 * after it, when a day of the team is over and when something was counted.
 */
export const postSalesWorker: RunWorker<{ team_id: number }> = {
  queue: postSalesQueue,
  keyOf: ({ team_id }) => team_id,
  async perform(dependencies, { team_id }, signal) {
    await countDue(dependencies, team_id, signal)
    signal.throwIfAborted()
    await estimateDueLifts(dependencies, team_id, signal)
  },
  // How long what changed may lie before it is counted. A look is three short statements by index.
  lookEveryMs: 5_000,
  lookFailed: 'looking for sales to count failed',
  queueDue: ({ database, now }) =>
    bringForward(database, { table: 'post_sales_counts', next: 'next_at' }, now()),
  async findOpen(database, now) {
    const teams = await findDueTeams(database, now)
    return teams.map((team_id) => ({ team_id }))
  },
}
