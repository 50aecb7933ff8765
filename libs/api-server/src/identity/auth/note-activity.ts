import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { UserKey } from './directory.ts'

/** A person is noted as active at most once in five minutes, in all their sessions together. */
const everyMilliseconds = 300_000

/** Notes that a person uses the product, unless that was noted a short time ago. */
export async function noteActivity(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  { team_id, user_id, last_active_at }: UserKey & { last_active_at: string | null },
) {
  const at = now()
  const before = new Date(at.getTime() - everyMilliseconds)
  if (last_active_at !== null && new Date(last_active_at) >= before) return
  await database
    .updateTable('users')
    .set({ last_active_at: at })
    .where('team_id', '=', team_id)
    .where('id', '=', user_id)
    // Another request may have noted it in the meantime.
    .where((is) => is.or([is('last_active_at', 'is', null), is('last_active_at', '<', before.toISOString())]))
    .execute()
}
