import { bringForward } from '../../platform/runs/bring-forward.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { countDue, findDueTeams } from './count-due.ts'
import { estimateDueLifts } from './estimate-lifts.ts'

/** The queue whose jobs count what the posts of a team sold: `{ team_id }`. */
export const postSalesQueue = 'count-post-sales'

/**
 * Passes the counting of posts' sales to workers. Writers of orders, products and posts only mark what must
 * be recounted: it is polled, by one process per team. A count has no run row that a worker takes: each of
 * its transactions takes what is due and counts it, or does neither. Lifts are estimated afterwards, when a
 * team's day is over and when something was counted.
 */
export const postSalesWorker: RunWorker<{ team_id: number }> = {
  queue: postSalesQueue,
  keyOf: ({ team_id }) => team_id,
  async perform(dependencies, { team_id }, signal) {
    await countDue(dependencies, team_id, signal)
    signal.throwIfAborted()
    await estimateDueLifts(dependencies, team_id, signal)
  },
  // The maximum delay before a change is counted. A check is three short index queries.
  lookEveryMs: 5_000,
  lookFailed: 'looking for sales to count failed',
  queueDue: ({ database, now }) =>
    bringForward(database, { table: 'post_sales_counts', next: 'next_at' }, now()),
  async findOpen(database, now) {
    const teams = await findDueTeams(database, now)
    return teams.map((team_id) => ({ team_id }))
  },
}
