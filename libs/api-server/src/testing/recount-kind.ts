import { recountWorker } from '../commerce/figure-recounts/recount-worker.ts'
import type { RunJob } from '../platform/runs/perform-runs.ts'
import type { RunWorker } from '../platform/runs/run-worker.ts'
import { bareRows, readRows } from './run-facts.ts'
import type { TriedKind } from './tried-kind.ts'
import { newSellingTeam } from './selling-team.ts'

/** The comparison of past months after a rule changed. */
export const recountKind: TriedKind = {
  worker: recountWorker as RunWorker<RunJob>,
  async add(api) {
    const oak = await newSellingTeam(api)
    const months = Array.from({ length: 12 }, (_, at) => at)
    await oak.orders(
      months.map((at) => ({
        provider_id: `month-${at}`,
        ordered_at: new Date(Date.UTC(2025, at, 9)).toISOString(),
        total: 1000,
        attribution: { source_type: 'utm', utm_source: 'Instagram_Reels' },
      })),
    )
    await oak.within((db) =>
      db.insertInto('figure_recounts').values({ store_id: oak.store_id, rule: 'sources-0129' }).execute(),
    )
    const { team_id } = oak.team
    return { job: { team_id, store_id: oak.store_id } as RunJob, id: oak.store_id }
  },
  async factsOf(database, { id }) {
    const changes = await readRows(
      database,
      `select * from figure_changes where store_id = ${id} and changed_at is not null`,
    )
    const due = await readRows(database, `select rule from figure_recounts where store_id = ${id}`)
    return { changes: bareRows(changes), due: due.length }
  },
  done: { due: 0 },
  isHalfDone: `exists (select from figure_changes) and exists (select from figure_recounts)`,
}
