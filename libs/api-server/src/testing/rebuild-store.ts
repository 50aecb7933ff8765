import { rebuildFigures } from '../commerce/sync/rebuild-figures.ts'
import type { WholeDatabase } from '../platform/database/database.ts'
import { inTeam } from '../platform/database/team-scope.ts'

/** Counts every figure of a store again, as after a change of the rules. */
export const rebuildStore = (database: WholeDatabase, team_id: number, store_id: number): Promise<void> =>
  inTeam(database, team_id, (db) => rebuildFigures(db, { store_id }))
