import type { AccountReading, AccountService, SocialAccount, SocialNetwork } from '@tandem/api-contract'
import { socialMessages } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countNotes } from '../../workspace/notes/count-notes.ts'
import { countPostsOfAgain } from '../../commerce/post-links/due-times.ts'
import { problem } from '../../platform/request/problem.ts'
import { accountHealth } from './account-health.ts'

/** The kind of accounts and the network of a call. */
export interface AccountsPath {
  service: AccountService
  social: SocialNetwork
}

/** Who reads accounts, and when: an access near its end depends on the time. */
export interface Reader {
  user_id: number
  now: Date
}

const accountRows = (db: TeamDatabase, { service, social }: AccountsPath) =>
  db
    .selectFrom('social_accounts as a')
    .innerJoin('account_readings as r', 'r.account_id', 'a.id')
    .leftJoin('account_credentials as c', 'c.account_id', 'a.id')
    .select([
      'a.id',
      'a.service',
      'a.social',
      'a.provider_id',
      'a.username',
      'a.name',
      'a.biography',
      'a.website',
      'a.picture_url',
      'a.page_name',
      'a.followers_count',
      'a.following_count',
      'a.posts_count',
      'a.engagement_rate',
      'a.archived_at',
      'a.revoked_at',
      'a.is_renamed',
      'a.created_at',
      'r.state',
      'r.started_at',
      'r.finished_at',
      'r.succeeded_at',
      'r.error',
      'r.needs_reconnect',
      'r.failures',
      'r.progress',
      'r.next_at',
      'c.token_expires_at',
      'c.data_access_expires_at',
      'c.missing',
    ])
    .where('a.service', '=', service)
    .where('a.social', '=', social)

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRows>['execute']>>[number]

/** An account as needed for sorting and filtering, without related data. */
export type BareAccount = Omit<SocialAccount, 'collections' | 'notes_count'>

function accountOf(row: AccountRow, now: Date): BareAccount {
  const {
    state,
    started_at,
    finished_at,
    succeeded_at,
    error,
    needs_reconnect,
    failures,
    progress,
    next_at,
    token_expires_at,
    data_access_expires_at,
    missing,
    ...account
  } = row
  const reading: AccountReading = {
    state,
    started_at,
    finished_at,
    succeeded_at,
    error: state === 'failed' ? { message: error ?? '', needs_reconnect } : null,
    progress,
    next_at,
  }
  const facts = { ...account, reading, needs_reconnect, failures, token_expires_at, data_access_expires_at }
  return { ...account, health: accountHealth({ ...facts, missing: missing ?? [] }, now), reading }
}

/** All accounts of a path without related data, or those of `ids`. */
export async function findBareAccounts(
  db: TeamDatabase,
  path: AccountsPath,
  now: Date,
  ids?: number[],
): Promise<BareAccount[]> {
  if (ids?.length === 0) return []
  const rows = await accountRows(db, path)
    .$if(ids !== undefined, (query) => query.where('a.id', 'in', ids ?? []))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute()
  return rows.map((row) => accountOf(row, now))
}

/** Accounts with their collections and the number of their notes. */
export async function completeAccounts(
  db: TeamDatabase,
  accounts: BareAccount[],
  reader: Reader,
): Promise<SocialAccount[]> {
  const ids = accounts.map((account) => account.id)
  if (ids.length === 0) return []
  const members = await db
    .selectFrom('account_collection_members as m')
    .innerJoin('account_collections as c', 'c.id', 'm.collection_id')
    .select(['m.account_id', 'c.id', 'c.name'])
    .where('m.account_id', 'in', ids)
    .orderBy('c.id', 'desc')
    .execute()
  const collections = Map.groupBy(members, (member) => member.account_id)
  const notes = await countNotes(db, reader.user_id, 'account', ids)
  return accounts.map((account) => ({
    ...account,
    collections: (collections.get(account.id) ?? []).map(({ id, name }) => ({ id, name })),
    notes_count: notes.get(account.id) ?? 0,
  }))
}

/** The accounts of `ids`, newest first; ids that the path does not have are left out. */
export async function findAccounts(
  db: TeamDatabase,
  path: AccountsPath,
  reader: Reader,
  ids: number[],
): Promise<SocialAccount[]> {
  return completeAccounts(db, await findBareAccounts(db, path, reader.now, ids), reader)
}

/** Keeps accounts from being deleted until the transaction ends. */
export async function lockAccounts(db: TeamDatabase, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .selectFrom('social_accounts')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/** One account. @throws MODEL_NOT_FOUND */
export async function findAccount(
  db: TeamDatabase,
  path: AccountsPath,
  reader: Reader,
  id: number,
): Promise<SocialAccount> {
  const [account] = await findAccounts(db, path, reader, [id])
  if (!account) throw problem('MODEL_NOT_FOUND')
  return account
}

/**
 * All accounts of `ids`. @throws INSTAGRAM_USER_NOT_FOUND, TRACKER_INSTAGRAM_USER_NOT_FOUND for one outside
 * the path
 */
export async function requireAccounts(
  db: TeamDatabase,
  path: AccountsPath,
  reader: Reader,
  ids: number[],
): Promise<SocialAccount[]> {
  const accounts = await findAccounts(db, path, reader, ids)
  if (accounts.length === ids.length) return accounts
  const code = path.service === 'tracker' ? 'TRACKER_INSTAGRAM_USER_NOT_FOUND' : 'INSTAGRAM_USER_NOT_FOUND'
  throw problem(code, { errors: { ids: [socialMessages.account.unknown] } })
}

/**
 * Runs first in a transaction that changes accounts: a reading locks its state first and then the account, and the
 * other order could deadlock.
 */
export async function lockReadings(db: TeamDatabase, ids: number[]) {
  await db
    .selectFrom('account_readings')
    .select('account_id')
    .where('account_id', 'in', ids)
    .orderBy('account_id')
    .forUpdate()
    .execute()
}

/** Archives or restores an account; returns false when nothing changes. */
export async function setArchived(db: TeamDatabase, id: number, archived_at: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('social_accounts')
    .set({ archived_at })
    .where('id', '=', id)
    .where('archived_at', archived_at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Deletes accounts with everything read from them, and the notes on them. */
export async function removeAccounts(db: TeamDatabase, ids: number[]) {
  await countPostsOfAgain(db, ids)
  await db.deleteFrom('social_accounts').where('id', 'in', ids).execute()
}

/** The encrypted access of an account; null when there is none. */
export async function findSealed(db: TeamDatabase, id: number): Promise<string | null> {
  const kept = await db
    .selectFrom('account_credentials')
    .select('sealed')
    .where('account_id', '=', id)
    .executeTakeFirst()
  return kept?.sealed ?? null
}

/** Marks an account as revoked and destroys its access. */
export async function destroyAccess(db: TeamDatabase, id: number, now: Date) {
  await db.updateTable('social_accounts').set({ revoked_at: now }).where('id', '=', id).execute()
  await db
    .updateTable('account_credentials')
    .set({ sealed: null, token_expires_at: null, data_access_expires_at: null, missing: '[]' })
    .where('account_id', '=', id)
    .execute()
}
