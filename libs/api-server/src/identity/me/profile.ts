import { nameChangeDays, teamMessages } from '@tandem/api-contract'
import type { Profile, ProfileChanges } from '@tandem/api-contract'
import { dayMs, formatDate } from '@tandem/format'
import { changesOf } from '../audit/changes-of.ts'
import { findPendingEmail } from '../auth/links.ts'
import { findPassword } from '../auth/directory.ts'
import { refuseUnknownTimezone } from '../auth/registration.ts'
import type { Session } from '../../platform/request/session.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { changePerson } from '../users/person-row.ts'

const nameChangeMs = nameChangeDays * dayMs

/** When a name that was last changed at a time can be changed again; null means now. */
function nextNameChange(changedAt: string | null, now: Date): Date | null {
  if (changedAt === null) return null
  const next = new Date(new Date(changedAt).getTime() + nameChangeMs)
  return next > now ? next : null
}

/** What people say about themselves. */
export async function findProfile(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  session: Session,
): Promise<Profile> {
  const at = now()
  const { name_changed_at, ...person } = await inTeam(database, session.team_id, (db) =>
    readPerson(db, session.user_id),
  )
  return {
    ...person,
    name_changes_at: nextNameChange(name_changed_at, at)?.toISOString() ?? null,
    pending_email: await findPendingEmail(database, session.user_id, at),
    has_password: (await findPassword(database, session)).has_password,
  }
}

const readPerson = async (db: TeamDatabase, user_id: number) =>
  (await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'profile_picture',
      'timezone',
      'language',
      'bio',
      'urls',
      'name_changed_at',
    ])
    .where('id', '=', user_id)
    .executeTakeFirst()) ?? gone()

/** Removed a moment ago. */
function gone(): never {
  throw problem('UNAUTHENTICATED')
}

/**
 * Changes a profile; of two simultaneous changes of a name one is refused. Returns the differences.
 *
 * @throws VALIDATION_FAILED on `name` when the last change is not 30 days ago, on `timezone` that does not exist
 */
export async function changeProfile(
  db: TeamDatabase,
  user_id: number,
  changes: ProfileChanges,
  at: Date,
): Promise<ReturnType<typeof changesOf>> {
  if (changes.timezone !== undefined) refuseUnknownTimezone(changes.timezone)
  const before =
    (await db
      .selectFrom('users')
      .select(['name', 'bio', 'urls', 'timezone', 'language', 'name_changed_at'])
      .where('id', '=', user_id)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? gone()
  const { name = before.name, bio = before.bio, urls = before.urls } = changes
  const { timezone = before.timezone, language = before.language } = changes
  if (name !== before.name) {
    const next = nextNameChange(before.name_changed_at, at)
    if (next) throw fieldProblem('name', teamMessages.profile.nameTooSoon(await dayInTeam(db, next)))
    await changePerson(db, user_id, { name, name_changed_at: at }, at)
  }
  // Separate, because bio and links aren't part of the people list.
  await db
    .updateTable('users')
    .set({ bio, urls: JSON.stringify(urls), timezone, language })
    .where('id', '=', user_id)
    .execute()
  return changesOf(before, { name, bio, urls, timezone, language })
}

async function dayInTeam(db: TeamDatabase, at: Date) {
  const { timezone } = await db.selectFrom('teams').select('timezone').executeTakeFirstOrThrow()
  return formatDate(at.toISOString(), timezone)
}
