import type { PGliteDatabase } from '@tandem/api-server'
import type { OpenedShop } from './simulated-shops.ts'
import type { Team } from './team.ts'

/**
 * What the testing API knows besides its database. Each copy of the database contains it, so that one file
 * has both.
 */
export interface Memory {
  /** The key that the server encrypts credentials with. */
  key: number[]
  /** How many names it has created. */
  names: number
  shops: OpenedShop[]
  /** Teams whose people and accounts exist at the simulated Instagram. */
  admitted: number[]
  /** Given to the first caller who asks for such a team. */
  ahead: { asked: string; team: Team } | null
}

const table = 'testing.memory'

/** The memory of an API that has done nothing yet. */
export const newMemory = (): Memory => ({
  key: [...crypto.getRandomValues(new Uint8Array(32))],
  names: 0,
  shops: [],
  admitted: [],
  ahead: null,
})

/** The memory in a copy; the initial memory for any other database. */
export async function recall(pglite: PGliteDatabase): Promise<Memory> {
  const { rows: found } = await pglite.query('select 1 where to_regclass($1) is not null', [table])
  if (found.length === 0) return newMemory()
  const { rows } = await pglite.query<{ content: string }>(`select content from ${table}`)
  return JSON.parse(rows[0]?.content ?? '') as Memory
}

/** A copy of the database that includes the memory. */
export async function copyWith(pglite: PGliteDatabase, memory: Memory): Promise<Blob> {
  await pglite.exec(`drop schema if exists testing cascade; create schema testing`)
  await pglite.exec(`create table ${table} (content text not null)`)
  await pglite.query(`insert into ${table} values ($1)`, [JSON.stringify(memory)])
  // Otherwise each opening would replay everything since the last checkpoint.
  await pglite.exec('checkpoint')
  return pglite.dumpDataDir('none')
}
