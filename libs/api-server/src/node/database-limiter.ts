import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { fromDatabase } from '../platform/database/database-failure.ts'
import type { LimiterFactory } from '../platform/dependencies/dependencies.ts'
import { limiterOf } from '../platform/limits/memory-limiter.ts'
import { gatheredLimiter } from './gathered-limiter.ts'
import type { AddCalls } from './gathered-limiter.ts'
import type { LimitedPool } from './limited-pool.ts'

/** Limits that all processes on one database count together. */
export const databaseLimiter =
  (pool: LimitedPool): LimiterFactory =>
  (name, { calls, seconds, isGathered = false }) => {
    const limiter = limiterOf(
      new RateLimiterPostgres({
        // Statements have no name here: prepared statements belong to a session, which a pooler does not
        // keep.
        storeClient: {
          query: ({ text, values }: pg.QueryConfig<unknown[]>) => pool.query(text, values),
        },
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points: calls,
        duration: seconds,
      }),
    )
    const shared = {
      take: (key: string) => limiter.take(shortKey(key)),
      reset: (key: string) => limiter.reset(shortKey(key)),
    }
    if (!isGathered) return shared
    return gatheredLimiter({ calls, seconds }, { add: addingTo(pool, name, seconds), forget: shared.reset })
  }

/** The most keys that one statement counts. */
const maxKeys = 1_000

/** Adds the counts in the order of the keys, so that two processes never deadlock. */
function addingTo(pool: LimitedPool, name: string, seconds: number): AddCalls {
  const write = `
    insert into rate_limits as kept (key, points, expire)
    select key, points, $3::bigint from unnest($1::text[], $2::integer[]) as added (key, points) order by key
    on conflict (key) do update set
      points = case when kept.expire <= $4::bigint then 0 else kept.points end + excluded.points,
      expire = case when kept.expire <= $4::bigint then excluded.expire else kept.expire end
    returning key, points, expire`
  return async (calls) => {
    const keys = new Map([...calls.keys()].map((key) => [`${name}:${shortKey(key)}`, key]))
    const stored = [...keys.keys()].toSorted()
    const sums = new Map<string, { calls: number; endsAt: number }>()
    for (let from = 0; from < stored.length; from += maxKeys) {
      const some = stored.slice(from, from + maxKeys)
      const points = some.map((key) => calls.get(keys.get(key) ?? '') ?? 0)
      const now = Date.now()
      const { rows } = await fromDatabase(() => pool.query(write, [some, points, now + seconds * 1000, now]))
      for (const row of rows as { key: string; points: number; expire: number }[])
        sums.set(keys.get(row.key) ?? '', { calls: row.points, endsAt: Number(row.expire) })
    }
    return sums
  }
}

/**
 * The table holds keys of up to 255 characters; an email address with the limiter's name before it may be
 * longer.
 */
const shortKey = (key: string) => (key.length <= 64 ? key : createHash('sha256').update(key).digest('hex'))
