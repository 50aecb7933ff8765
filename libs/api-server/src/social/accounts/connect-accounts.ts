import type { OfferedAccount, SocialGrant } from '@tandem/connectors'
import type { SocialAccount, SocialNetwork } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import type { Call } from '../../identity/call.ts'
import { problem } from '../../platform/request/problem.ts'
import { putAside } from '../../platform/runs/end-run.ts'
import { takeBackLostAccess } from '../../workspace/notifications/notify.ts'
import { lockAccountCount, requireRoom } from './account-limits.ts'
import { sealAccess } from './credentials.ts'
import { claimAccount } from './directory.ts'
import { findAccounts, lockReadings } from './queries.ts'
import { queueReading } from './queue-reading.ts'
import { readingRuns } from './reading-runs.ts'
import { enqueueReading } from './reading-worker.ts'
import { storable, webAddress } from './write-profile.ts'

/** What a person granted, and the accounts connected with it. */
export interface Connection {
  grant: SocialGrant
  accounts: OfferedAccount[]
}

type Caller = Pick<Call, 'session' | 'team' | 'audit' | 'dependencies'>

/**
 * Connects accounts, all or none, or renews their access; each is then read immediately.
 * @throws EXISTS_IN_ANOTHER_ACCOUNT, VALIDATION_FAILED when the team has as many as it can connect
 */
export async function connectAccounts(
  { session, team, audit, dependencies }: Caller,
  social: SocialNetwork,
  { grant, accounts }: Connection,
): Promise<{ created: boolean; accounts: SocialAccount[] }> {
  const { database, secrets, now } = dependencies
  const { team_id, user_id } = session
  const at = now()
  const sealed = await Promise.all(
    accounts.map(({ provider_id, page_id, page_token }) =>
      sealAccess(secrets, team_id, { provider_id, page_id, page_token, person_token: grant.token }),
    ),
  )
  const connected = await database.transaction().execute(async (transaction) => {
    // In one order, so that people who connect, revoke or delete the same accounts don't deadlock.
    const ids = accounts.map((account) => account.provider_id).toSorted()
    await asTeam(transaction, team_id, async (db) => {
      await lockAccountCount(db)
      await lockKnownAccounts(db, social, ids)
    })
    for (const provider_id of ids) {
      const owner = { social, provider_id, team_id, person_id: grant.person_id }
      if (!(await claimAccount(transaction, owner, at))) throw problem('EXISTS_IN_ANOTHER_ACCOUNT')
    }
    return asTeam(transaction, team_id, async (db) => {
      const kept: { id: number; isNew: boolean }[] = []
      for (const [index, offered] of accounts.entries()) {
        const account = await keepAccount(db, social, offered, at)
        await keepAccess(db, account.id, { ...grant, sealed: sealed[index] ?? '', connected_by: user_id })
        // A running reading uses the old access, so it is stopped.
        if (!account.isNew) await putAside(db, readingRuns, account.id, at)
        const cause = account.isNew ? 'connected' : 'reconnected'
        await queueReading(db, account.id, { cause, asked_by: user_id })
        await audit(db, {
          action: `account.${cause}`,
          subject: 'account',
          subject_id: account.id,
          subject_name: `@${offered.username}`,
          details: { social },
        })
        kept.push(account)
      }
      // Counted with the new ones; the transaction is undone when they are too many.
      if (kept.some(({ isNew }) => isNew)) await requireRoom(db, 'social', social, 0)
      await readTrackedSoon(db, social, at)
      return kept
    })
  })
  const ids = connected.map((account) => account.id)
  for (const account_id of ids) await enqueueReading(dependencies, { team_id, account_id })
  return {
    created: connected.some((account) => account.isNew),
    accounts: await team((db) =>
      findAccounts(db, { service: 'social', social }, { user_id, now: now() }, ids),
    ),
  }
}

async function lockKnownAccounts(db: TeamDatabase, social: SocialNetwork, provider_ids: string[]) {
  const known = await db
    .selectFrom('social_accounts')
    .select('id')
    .where('service', '=', 'social')
    .where('social', '=', social)
    .where('provider_id', 'in', provider_ids)
    .execute()
  if (known.length > 0) {
    await lockReadings(
      db,
      known.map(({ id }) => id),
    )
  }
}

/** Tracked accounts without an account to read them through are read at the next opportunity. */
async function readTrackedSoon(db: TeamDatabase, social: SocialNetwork, now: Date) {
  await db
    .updateTable('account_readings')
    .set({ next_at: now })
    .where('state', '=', 'failed')
    .where('next_at', 'is not', null)
    .where('account_id', 'in', (tracked) =>
      tracked
        .selectFrom('social_accounts')
        .select('social_accounts.id')
        .where('service', '=', 'tracker')
        .where('social', '=', social),
    )
    .execute()
}

/** Connecting an account means that it should be read, so an archived one is restored. */
async function keepAccount(db: TeamDatabase, social: SocialNetwork, offered: OfferedAccount, at: Date) {
  const { provider_id, username, name, picture_url, page_name } = offered
  const shown = {
    username: storable(username),
    name: storable(name),
    picture_url: webAddress(picture_url),
    page_name: storable(page_name),
  }
  const known = await db
    .updateTable('social_accounts')
    .set({ ...shown, revoked_at: null, archived_at: null })
    .where('service', '=', 'social')
    .where('social', '=', social)
    .where('provider_id', '=', provider_id)
    .returning('id')
    .executeTakeFirst()
  if (known) return { id: known.id, isNew: false }
  const { id } = await db
    .insertInto('social_accounts')
    .values({
      service: 'social',
      social,
      provider_id,
      ...shown,
      biography: null,
      website: null,
      followers_count: null,
      following_count: null,
      posts_count: null,
      engagement_rate: null,
      archived_at: null,
      revoked_at: null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('account_readings')
    .values({ account_id: id, asked_by: null, record_id: null })
    .execute()
  return { id, isNew: true }
}

async function keepAccess(
  db: TeamDatabase,
  account_id: number,
  grant: SocialGrant & { sealed: string; connected_by: number },
) {
  const access = {
    sealed: grant.sealed,
    // This is the expiry of the person's token, but the account's own token may last longer. The first
    // reading asks.
    token_expires_at: null,
    data_access_expires_at: grant.data_access_expires_at,
    missing: '[]',
    connected_by: grant.connected_by,
    end_told_at: null,
  }
  await db
    .insertInto('account_credentials')
    .values({ account_id, ...access })
    .onConflict((conflict) => conflict.columns(['team_id', 'account_id']).doUpdateSet(access))
    .execute()
  await db
    .updateTable('account_readings')
    .set({ failures: 0, needs_reconnect: false })
    .where('account_id', '=', account_id)
    .execute()
  await takeBackLostAccess(db, { account_id })
}
