import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { addOpens } from './queries.ts'
import type { OpenedLink } from './queries.ts'

/**
 * Counts opens without making anybody wait. Only one write of a link runs at a time in this process; opens in
 * the meantime are added to the next one, so that a popular link doesn't become a row that everybody waits
 * for. A failed write is logged and not counted.
 */
export function openCounter({ database, now, log }: Pick<ApiDependencies, 'database' | 'now' | 'log'>) {
  const waiting = new Map<number, number>()
  async function write(link: OpenedLink) {
    for (let opens = waiting.get(link.id) ?? 0; opens > 0; opens = waiting.get(link.id) ?? 0) {
      waiting.set(link.id, 0)
      try {
        await inTeam(database, link.team_id, (db) => addOpens(db, link, { opens, now: now() }))
      } catch (error) {
        log.warn({ team_id: link.team_id, opens, error }, 'opens of a short link were not counted')
      }
    }
    waiting.delete(link.id)
  }
  return (link: OpenedLink) => {
    const before = waiting.get(link.id)
    waiting.set(link.id, (before ?? 0) + 1)
    if (before === undefined) void write(link)
  }
}
