import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import { countedMatches } from './list-filters.ts'
import type { Counted } from './list-filters.ts'
import type { ListTable } from './list-keys.ts'
import type { Condition } from './condition.ts'

/** A filter that is answered by another table, which contains keys of the list's own table. */
export interface HeldElsewhere {
  table: ListTable
  /** The table to select from, with the alias `held`. */
  from: RawBuilder<unknown>
  /** Its column with the key. */
  key: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
}

/** The most keys that are collected and sorted. */
const fewKeys = 10_000

/**
 * The condition that finds the keys fastest, and how many there are. Many keys are met soon on a scan along
 * the sort, which checks each row it passes; a few keys are collected and sorted. The scan passes `reach` ×
 * `rows` / found rows until it has `reach` of them, and is chosen when that is less than the number found.
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
