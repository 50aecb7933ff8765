import type { LinkFields } from '@tandem/api-contract'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { LinkKind } from '../../platform/database/directory-tables.ts'
import { problem } from '../../platform/request/problem.ts'
import type { UserKey } from './directory.ts'
import { linkEnded } from './link-kinds.ts'
import type { KeptLink } from './link-kinds.ts'
import { hashToken } from '../../platform/secrets/token.ts'

/** Ends the links of a kind that a user may still have. */
export async function endLinks(db: Kysely<Database>, kind: LinkKind, user_id: number, at: Date) {
  await db
    .updateTable('links')
    .set({ ended_at: at, sealed: null })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute()
}

/** Links that ended this long ago answer like unknown ones. */
export const keptSeconds = 30 * 24 * 3600

/**
 * Ends the links that undo changes of the address and are in this mailbox, or in one that the account had
 * later. A mailbox counts from the first link mailed to it, even if that has ended: it shows that the account
 * was there before. Links in mailboxes that the account had earlier stay, so that the person who moved it
 * can't end them.
 */
export async function endLaterUndos(
  db: Kysely<Database>,
  { user_id, email }: { user_id: number; email: string },
  at: Date,
) {
  const firstLinks = await db
    .selectFrom('links')
    .select((of) => ['email', of.fn.min('created_at').as('created_at')])
    .where('user_id', '=', user_id)
    .where('kind', '=', 'undo-email-change')
    .where('expires_at', '>', new Date(at.getTime() - keptSeconds * 1000).toISOString())
    .groupBy('email')
    .execute()
  const own = firstLinks.find((link) => link.email === email)
  if (!own) return
  const since = Date.parse(own.created_at)
  const later = firstLinks.filter(({ created_at }) => Date.parse(created_at) >= since)
  await db
    .updateTable('links')
    .set({ ended_at: at, sealed: null })
    .where('user_id', '=', user_id)
    .where('kind', '=', 'undo-email-change')
    .where(
      'email',
      'in',
      later.map((link) => link.email),
    )
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the links that would remove a provider sign-in that no longer exists. */
export async function endLinksFor(db: Kysely<Database>, identity_id: number, at: Date) {
  await db
    .updateTable('links')
    .set({ ended_at: at })
    .where('identity_id', '=', identity_id)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Ends every link of somebody who is about to be removed, and keeps only what distinguishes an ended link
 * from an unknown one, nothing about the person.
 */
export async function outliveLinks(db: Kysely<Database>, { team_id, user_id }: UserKey, at: Date) {
  await db
    .updateTable('links')
    .set({
      team_id: null,
      email: '',
      sealed: null,
      ended_at: sql<string>`coalesce(ended_at, ${at}::timestamptz)`,
    })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** The address that a person has requested and not verified yet, while its link is valid. */
export async function findPendingEmail(
  db: Kysely<Database>,
  user_id: number,
  at: Date,
): Promise<string | null> {
  const link = await db
    .selectFrom('links')
    .select('email')
    .where('user_id', '=', user_id)
    .where('kind', '=', 'change-email')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .executeTakeFirst()
  return link?.email ?? null
}

/** Checks a link without using it up. @throws the code of its kind, INVALID_USER_ID_OR_HASH */
export async function findLink(
  db: Kysely<Database>,
  kind: LinkKind,
  { user_id, hash }: LinkFields,
  at: Date,
): Promise<KeptLink> {
  return findByKey(db, kind, { user_id, key: await linkKey(kind, hash) }, at)
}

/**
 * Uses a link up: of simultaneous callers only one gets it. @throws the code of its kind,
 * INVALID_USER_ID_OR_HASH
 */
export async function useLink(
  db: Kysely<Database>,
  kind: LinkKind,
  { user_id, hash }: LinkFields,
  at: Date,
): Promise<KeptLink> {
  return useByKey(db, kind, { user_id, key: await linkKey(kind, hash) }, at)
}

/**
 * Replaces a reset link once its page is open, so that the page needn't keep the link itself. Its hash is the
 * key of the link, so it needs no row of its own.
 */
export const resetToken = (hash: string): Promise<string> => hashToken(`reset-password:${hash}`)

/** Like `findLink`, by the page's token. @throws INVALID_OR_EXPIRED_HASH, INVALID_USER_ID_OR_HASH */
export const findReset = async (db: Kysely<Database>, user_id: number, token: string, at: Date) =>
  findByKey(db, 'reset-password', { user_id, key: await hashToken(token) }, at)

/** Like `useLink`, by the page's token. @throws INVALID_OR_EXPIRED_HASH, INVALID_USER_ID_OR_HASH */
export const useReset = async (db: Kysely<Database>, user_id: number, token: string, at: Date) =>
  useByKey(db, 'reset-password', { user_id, key: await hashToken(token) }, at)

/** The key that a link is stored under. */
export const linkKey = async (kind: LinkKind, hash: string) =>
  hashToken(kind === 'reset-password' ? await resetToken(hash) : hash)

interface LinkKey {
  user_id: number
  key: string
}

async function findByKey(
  db: Kysely<Database>,
  kind: LinkKind,
  { user_id, key }: LinkKey,
  at: Date,
): Promise<KeptLink> {
  const link = await db
    .selectFrom('links')
    .select(['user_id', 'team_id', 'email', 'identity_id', 'created_at', 'ended_at', 'expires_at'])
    .where('token_hash', '=', key)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!link) throw problem('INVALID_USER_ID_OR_HASH')
  const { ended_at, expires_at, ...rest } = link
  if (ended_at !== null || new Date(expires_at) <= at) throw linkEnded(kind)
  return rest
}

async function useByKey(
  db: Kysely<Database>,
  kind: LinkKind,
  { user_id, key }: LinkKey,
  at: Date,
): Promise<KeptLink> {
  const used = await db
    .updateTable('links')
    .set({ ended_at: at, sealed: null })
    .where('token_hash', '=', key)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .returning(['user_id', 'team_id', 'email', 'identity_id', 'created_at'])
    .executeTakeFirst()
  if (used) return used
  await findByKey(db, kind, { user_id, key }, at)
  throw linkEnded(kind)
}
