import type { SocialAccount, SocialNetwork } from '@tandem/api-contract'
import type { ProfileRow } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Call } from '../../identity/call.ts'
import { problem } from '../../platform/request/problem.ts'
import { lockAccountCount, requireRoom } from './account-limits.ts'
import { providerProblem } from './provider-problem.ts'
import { findAccounts, lockReadings } from './queries.ts'
import { queueReading } from './queue-reading.ts'
import { enqueueReading } from './reading-worker.ts'
import { trackingAccount } from './tracking-account.ts'
import { newProfileColumns, profileColumns } from './write-profile.ts'

type TrackingCall = Pick<Call, 'session' | 'team' | 'audit' | 'dependencies'>

/**
 * Tracks a foreign account, identified from now on by the network's id: a new name of a renamed account leads to the
 * data already stored.
 * @throws INSTAGRAM_USER_ALREADY_EXISTS, VALIDATION_FAILED when the team tracks as many as it can
 */
export async function trackAccount(
  call: TrackingCall,
  social: SocialNetwork,
  username: string,
): Promise<SocialAccount[]> {
  const { session, team, audit, dependencies } = call
  const { now } = dependencies
  const { team_id, user_id } = session
  await team((db) => refuseTracked(db, social, username))
  await team((db) => requireRoom(db, 'tracker', social))
  const profile = await discover(call, social, username)

  const id = await team(async (db) => {
    await lockAccountCount(db)
    const subject_id =
      (await takeUpRenamed(db, social, profile)) ?? (await insertAccount(db, social, profile, now()))
    await queueReading(db, subject_id, { cause: 'connected', asked_by: user_id })
    await audit(db, {
      action: 'account.tracked',
      subject: 'account',
      subject_id,
      subject_name: `@${profile.username}`,
      details: { social },
    })
    return subject_id
  })
  await enqueueReading(dependencies, { team_id, account_id: id })
  return team((db) => findAccounts(db, { service: 'tracker', social }, { user_id, now: now() }, [id]))
}

/** Throws when the team already tracks an account under this name. */
async function refuseTracked(db: TeamDatabase, social: SocialNetwork, username: string): Promise<void> {
  const tracked = await db
    .selectFrom('social_accounts')
    .select(['username', 'is_renamed'])
    .where('service', '=', 'tracker')
    .where('social', '=', social)
    .execute()
  if (tracked.some((account) => !account.is_renamed && account.username.toLowerCase() === username)) {
    throw problem('INSTAGRAM_USER_ALREADY_EXISTS')
  }
}

/** The account's profile at the network. */
async function discover(
  { session, dependencies }: TrackingCall,
  social: SocialNetwork,
  username: string,
): Promise<ProfileRow> {
  try {
    const ask = await trackingAccount(dependencies, session.team_id, social, { isPersonWaiting: true })
    return (await ask(username, null)).profile
  } catch (error) {
    throw providerProblem(error)
  }
}

/** Gives the stored account its new name, if the name belongs to one; null if it doesn't. */
async function takeUpRenamed(
  db: TeamDatabase,
  social: SocialNetwork,
  profile: ProfileRow,
): Promise<number | null> {
  const known = await db
    .selectFrom('social_accounts')
    .select(['id', 'username', 'is_renamed'])
    .where('service', '=', 'tracker')
    .where('social', '=', social)
    .where('provider_id', '=', profile.provider_id)
    .executeTakeFirst()
  if (!known || !(known.is_renamed || known.username !== profile.username)) return null
  await lockReadings(db, [known.id])
  await db
    .updateTable('social_accounts')
    .set({ ...newProfileColumns(profile), is_renamed: false, archived_at: null })
    .where('id', '=', known.id)
    .execute()
  return known.id
}

async function insertAccount(
  db: TeamDatabase,
  social: SocialNetwork,
  profile: ProfileRow,
  created_at: Date,
): Promise<number> {
  const added = await db
    .insertInto('social_accounts')
    .values({
      service: 'tracker',
      social,
      provider_id: profile.provider_id,
      ...profileColumns(profile),
      page_name: null,
      engagement_rate: null,
      archived_at: null,
      revoked_at: null,
      created_at,
    })
    .onConflict((conflict) => conflict.constraint('social_accounts_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw problem('INSTAGRAM_USER_ALREADY_EXISTS')
  // Counted with the new one; the transaction is undone when it is too many.
  await requireRoom(db, 'tracker', social, 0)
  await db
    .insertInto('account_readings')
    .values({ account_id: added.id, asked_by: null, record_id: null })
    .execute()
  return added.id
}
