import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** A table in a backup. */
export interface BackupTable {
  name: string
  /** Without generated columns. */
  columns: { name: string; type: string }[]
}

/** Schema versions, and what nobody misses after a restart: not part of a backup. */
const leftOut = ['kysely_migration', 'kysely_migration_lock', 'rate_limits']

interface FoundTable extends BackupTable {
  leads_to: string[]
}

/**
 * Every table of the product, each after the ones it refers to. Queues aren't included: workers find their
 * work again.
 */
export async function backupTables(db: Transaction<Database>): Promise<BackupTable[]> {
  const { rows } = await sql<FoundTable>`
    select
      relname::text as name,
      (
        select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns,
      (
        select coalesce(json_agg(distinct target.relname), '[]')
        from pg_constraint join pg_class target on target.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
      ) as leads_to
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname`.execute(db)
  return inOrder(rows.filter(({ name }) => !leftOut.includes(name)))
}

function inOrder(tables: FoundTable[]): BackupTable[] {
  const placed: FoundTable[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const free = waiting.filter(({ leads_to }) => !leads_to.some((name) => names.has(name)))
    if (free.length === 0) throw new Error(`Tables lead to each other in a circle: ${[...names].join(', ')}`)
    placed.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return placed
}
