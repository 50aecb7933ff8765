import { sql } from 'kysely'
import { hourMs } from '@tandem/format'
import { problem } from '../../platform/request/problem.ts'
import type { Circumstances } from './circumstances.ts'
import { hashToken } from '../../platform/secrets/token.ts'

/**
 * Wrong passwords for one address from all unknown devices together. Somebody who guesses from many networks
 * stays below the limit of each, so their guesses are counted here too. Known devices are neither counted nor
 * stopped.
 */

/** Wrong passwords before anybody has to wait. */
const freeGuesses = 50
/** The first wait; each following one is twice as long. */
const firstWaitSeconds = 15
const longestWaitSeconds = 3600
/** Guesses are forgotten after this long without another. */
const keptHours = 24
const batchSize = 100

const waitAfter = sql`(
  case when g.failures < ${sql.lit(freeGuesses)} then 0
  else least(${sql.lit(longestWaitSeconds)}, ${sql.lit(firstWaitSeconds)} * power(2, least(g.failures - ${sql.lit(freeGuesses)}, 20)))
  end * interval '1 second')`

/**
 * Counts one sign-in before its password is checked, so that parallel guesses are limited too.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countGuess(circumstances: Circumstances, email: string): Promise<void> {
  const { dependencies, address, request_id } = circumstances
  const { database, now, log } = dependencies
  const at = now()
  const email_hash = await hashToken(email)
  const counted = await sql<{ failures: number }>`
    insert into sign_in_guesses as g (email_hash, failures, last_at) values (${email_hash}, 1, ${at}::timestamptz)
    on conflict (email_hash) do update set
      failures = case when g.last_at < ${at}::timestamptz - interval '${sql.lit(keptHours)} hours' then 1 else g.failures + 1 end,
      last_at = ${at}::timestamptz
    where g.failures < ${sql.lit(freeGuesses)} or g.last_at + ${waitAfter} <= ${at}::timestamptz
    returning failures`.execute(database)
  if (counted.rows.length > 0) return
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from g.last_at + ${waitAfter} - ${at}::timestamptz))::int as seconds
    from sign_in_guesses g where email_hash = ${email_hash}`.execute(database)
  log.warn({ request_id, address, limit: 'sign-in-guesses' }, 'too many wrong passwords from unknown devices')
  throw problem('TOO_MANY_REQUESTS', { seconds_left: Math.max(1, rows[0]?.seconds ?? 1) })
}

/** Undoes `countGuess` after a right password. The guesses of others stay counted. */
export async function uncountGuess({ dependencies }: Circumstances, email: string): Promise<void> {
  const { database, now } = dependencies
  await database
    .updateTable('sign_in_guesses')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('email_hash', '=', await hashToken(email))
    .execute()
  const over = new Date(now().getTime() - keptHours * hourMs)
  await database
    .deleteFrom('sign_in_guesses')
    // A few at a time, skipping locked rows: nobody waits for the cleanup.
    .where('email_hash', 'in', (of) =>
      of
        .selectFrom('sign_in_guesses')
        .select('email_hash')
        .where('last_at', '<', over.toISOString())
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Forgets the guesses for an address. */
export async function forgetGuesses({ dependencies }: Circumstances, email: string): Promise<void> {
  await dependencies.database
    .deleteFrom('sign_in_guesses')
    .where('email_hash', '=', await hashToken(email))
    .execute()
}
