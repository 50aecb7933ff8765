import type { PGlite } from '@electric-sql/pglite'
import type { OpenedShop } from './simulated-shops.ts'
import type { Team } from './team.ts'

/** What the testing API knows beside its database. It lies in each copy of that, so that one file holds both. */
export interface Memory {
  /** What the server seals credentials with. */
  key: number[]
  /** How many names it has made. */
  names: number
  shops: OpenedShop[]
  /** Teams whose people and accounts are at Instagram. */
  admitted: number[]
  /** Is given to whoever is the first to ask for such a team. */
  ahead: { asked: string; team: Team } | null
}

const table = 'testing.memory'

/** What a copy remembers; of any other database, what one knows at first. */
export async function recall(pglite: PGlite): Promise<Memory> {
  const { rows: found } = await pglite.query('select 1 where to_regclass($1) is not null', [table])
  if (found.length === 0) {
    const key = [...crypto.getRandomValues(new Uint8Array(32))]
    return { key, names: 0, shops: [], admitted: [], ahead: null }
  }
  const { rows } = await pglite.query<{ content: string }>(`select content from ${table}`)
  return JSON.parse(rows[0]?.content ?? '') as Memory
}

/** A copy of the database, with what is to be known beside it. */
export async function copyWith(pglite: PGlite, memory: Memory): Promise<Blob> {
  await pglite.exec(`drop schema if exists testing cascade; create schema testing`)
  await pglite.exec(`create table ${table} (content text not null)`)
  await pglite.query(`insert into ${table} values ($1)`, [JSON.stringify(memory)])
  // Or each opening would do again all that was done since the last one.
  await pglite.exec('checkpoint')
  return pglite.dumpDataDir('none')
}
