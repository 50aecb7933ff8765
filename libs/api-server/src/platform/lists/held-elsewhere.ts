import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import { countedMatches } from './list-filters.ts'
import type { Counted } from './list-filters.ts'
import type { ListTable } from './list-keys.ts'
import type { Condition } from './condition.ts'

/** A filter that another table answers, by keys of the list's own. */
export interface HeldElsewhere {
  table: ListTable
  /** What is selected from, as `held`. */
  from: RawBuilder<unknown>
  /** The column of it that holds the key. */
  key: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
}

/** Up to so many keys are gathered at once. */
const fewKeys = 10_000

/**
 * The condition that finds them soonest, and how many there are. Keys that are many are met soon on a walk along the
 * sort, which asks about each row it passes; keys that are few are gathered and sorted. The walk passes
 * `reach` × `rows` / found rows until it has `reach` of them: it is the shorter way once that is less than are found.
 */
export async function heldElsewhere(
  db: TeamDatabase,
  { table, from, key, where }: HeldElsewhere,
  { rows: all, reach }: { rows: number; reach: number },
): Promise<{ condition: Condition; counted: Counted }> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (select from ${from} as held where ${where} limit ${fewKeys + 1}) as counted`.execute(
    db,
  )
  const found = rows[0]?.found ?? 0
  const isGathered = found <= fewKeys && found * found <= reach * all
  const own = sql.ref(`${table}.id`)
  return {
    condition: isGathered
      ? sql`${own} = any(array(select ${key} from ${from} as held where ${where}))`
      : sql`exists (select from ${from} as held where ${where} and ${key} = ${own})`,
    counted: { total: Math.min(found, countedMatches), isCapped: found > countedMatches },
  }
}
