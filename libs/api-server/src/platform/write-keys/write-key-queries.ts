import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { writeKeyHours } from '@tandem/api-contract'
import { hourMs, minuteMs } from '@tandem/format'
import type { Database, WholeDatabase } from '../database/database.ts'
import { inTeam } from '../database/team-scope.ts'

/** The owner of a key, and its hash. */
export interface WriteKey {
  team_id: number
  user_id: number
  key_hash: string
}

/** A run of a call that holds its key. */
export interface Claim extends WriteKey {
  claim: string
}

/** The state of a key's call. */
export type Standing =
  | { kind: 'ours'; claim: string }
  | { kind: 'other call' }
  | { kind: 'running' }
  | { kind: 'answered'; answer: string }
  /** It was done, but its answer is unknown. */
  | { kind: 'done' }

/** A run that holds its key for longer counts as dead. If it continues after all, it can no longer commit. */
const runMs = minuteMs
const keptMs = writeKeyHours * hourMs

/** Claims a key, or returns the state of the call that has it. */
export function claimKey(
  database: WholeDatabase,
  { team_id, user_id, key_hash }: WriteKey,
  fingerprint: string,
  now: Date,
): Promise<Standing> {
  const taken = { fingerprint, claim: crypto.randomUUID(), began_at: now }
  return inTeam(database, team_id, async (db) => {
    const added = await db
      .insertInto('write_keys')
      .values({ user_id, key_hash, ...taken })
      .onConflict((conflict) => conflict.doNothing())
      .returning('claim')
      .executeTakeFirst()
    if (added) return { kind: 'ours', claim: taken.claim }
    const found = await db
      .selectFrom('write_keys')
      .select(['fingerprint', 'began_at', 'written_at', 'ended_at', 'answer'])
      .where('user_id', '=', user_id)
      .where('key_hash', '=', key_hash)
      .forUpdate()
      .executeTakeFirst()
    // It was released at this very moment.
    if (!found) return { kind: 'running' }
    const age = now.getTime() - new Date(found.began_at).getTime()
    if (age < keptMs) {
      if (found.fingerprint !== fingerprint) return { kind: 'other call' }
      if (found.answer !== null) return { kind: 'answered', answer: found.answer }
      if (found.ended_at !== null) return { kind: 'done' }
      if (age < runMs) return { kind: 'running' }
      if (found.written_at !== null) return { kind: 'done' }
    }
    await db
      .updateTable('write_keys')
      .set({ ...taken, written_at: null, ended_at: null, answer: null })
      .where('user_id', '=', user_id)
      .where('key_hash', '=', key_hash)
      .execute()
    return { kind: 'ours', claim: taken.claim }
  })
}

/**
 * Records, in a transaction with changes, that it changed something: both are committed or neither.
 * Returns false when the claim is lost and the transaction must not commit.
 */
export async function noteWrite(
  transaction: Transaction<Database>,
  { team_id, user_id, key_hash, claim }: Claim,
  now: Date,
): Promise<boolean> {
  const held = sql`team_id = ${team_id} and user_id = ${user_id} and key_hash = ${key_hash} and claim = ${claim}`
  const { rows: noted } = await sql`
    update write_keys set written_at = ${now.toISOString()}
    where ${held} and pg_current_xact_id_if_assigned() is not null
    returning 1`.execute(transaction)
  if (noted.length > 0) return true
  const { rows } = await sql<{ is_sound: boolean }>`
    select pg_current_xact_id_if_assigned() is null or exists (select from write_keys where ${held}) as is_sound`.execute(
    transaction,
  )
  return rows[0]?.is_sound === true
}

/** Stores the call's answer; null when it ended without an answer worth repeating. */
export async function keepAnswer(
  database: WholeDatabase,
  { team_id, user_id, key_hash, claim }: Claim,
  answer: string | null,
  now: Date,
): Promise<void> {
  await inTeam(database, team_id, (db) =>
    db
      .updateTable('write_keys')
      .set({ answer, ended_at: now })
      .where('user_id', '=', user_id)
      .where('key_hash', '=', key_hash)
      .where('claim', '=', claim)
      .execute(),
  )
}

/** Releases a key when nothing was changed; returns whether it did. */
export async function giveBack(
  database: WholeDatabase,
  { team_id, user_id, key_hash, claim }: Claim,
): Promise<boolean> {
  const { numDeletedRows } = await inTeam(database, team_id, (db) =>
    db
      .deleteFrom('write_keys')
      .where('user_id', '=', user_id)
      .where('key_hash', '=', key_hash)
      .where('claim', '=', claim)
      .where('written_at', 'is', null)
      .executeTakeFirst(),
  )
  return numDeletedRows > 0n
}

/** Deletes expired keys. */
export async function forgetOldKeys(database: WholeDatabase, now: Date): Promise<void> {
  await database
    .deleteFrom('write_keys')
    .where('began_at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute()
}
