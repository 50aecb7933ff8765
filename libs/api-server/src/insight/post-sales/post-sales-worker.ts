import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { bringForward } from '../../platform/runs/bring-forward.ts'
import { lookRegularly } from '../../platform/runs/look-regularly.ts'
import { countDue, findDueTeams } from './count-due.ts'

const queue = 'count-post-sales'

/** How long what changed may lie before it is counted. A look is three short statements by index. */
const lookEveryMs = 5_000

/**
 * Starts counting what posts sold. Whoever writes orders, products and posts only notes what is to be counted again: it is
 * looked for from time to time, by one process for each team.
 */
export async function startPostSalesWorker(dependencies: ApiDependencies): Promise<void> {
  await dependencies.jobs.work<{ team_id: number }>(queue, ({ data, signal }) =>
    countDue(dependencies, data.team_id, signal),
  )
  lookRegularly(dependencies, {
    everyMs: lookEveryMs,
    failure: 'looking for sales to count failed',
    look: () => enqueueDueTeams(dependencies),
  })
}

/** Has the teams counted of which something is due. */
export async function enqueueDueTeams({ database, jobs, now }: ApiDependencies) {
  await bringForward(database, { table: 'post_sales_counts', column: 'next_at' }, now())
  for (const team_id of await findDueTeams(database, now())) {
    await jobs.enqueue(queue, { team_id }, { key: String(team_id) })
  }
}
