import type { ErrorCode, LinkFields } from '@tandem/api-contract'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { LinkKind } from '../database/directory-tables.ts'
import type { ApiSettings } from '../dependencies.ts'
import { problem } from '../problem.ts'
import { lockPerson } from './directory.ts'
import type { UserKey } from './directory.ts'
import { hashToken, newToken } from './token.ts'

const days = 24 * 3600
/** How long a link is good for. */
export const linkSeconds: Record<LinkKind, number> = {
  'verify-email': 3600,
  'reset-password': 3600,
  'change-email': 3600,
  invitation: 7 * days,
}

/** Links that ended long ago answer as if they had never been. */
const keptDays = 30
const forgottenAtOnce = 100

const pages: Record<LinkKind, string> = {
  'verify-email': '/auth/verify',
  'reset-password': '/auth/forgot-password/verify',
  'change-email': '/settings/profile/email',
  invitation: '/auth/invitation',
}

const endedCodes = {
  'verify-email': 'LINK_EXPIRED_OR_INVALID',
  'reset-password': 'INVALID_OR_EXPIRED_HASH',
  'change-email': 'LINK_EXPIRED_OR_INVALID',
  invitation: 'INVITATION_EXPIRED_ASK_FOR_REINVITE',
} as const satisfies Record<LinkKind, ErrorCode>

/** The answer to a link that was good once. */
export const linkEnded = (kind: LinkKind) => problem(endedCodes[kind])

/** Whom a link is for; `team_id` is null before there is a user, and for addresses that nobody has. */
export interface Link {
  user_id: number
  team_id: number | null
  /** The address that the link proves. */
  email: string
}

/** Nobody's: what is done for an address without an account is done for this id. */
export const nobody = 0

/**
 * Makes a link and ends the older ones of its kind and user. The token is in the answer alone: what is kept opens
 * nothing. Always from the configured address, never from that of a request.
 */
export async function newLink(
  db: Kysely<Database>,
  kind: LinkKind,
  link: Link,
  { settings, at }: { settings: ApiSettings; at: Date },
): Promise<string> {
  await lockPerson(db, { team_id: link.team_id ?? nobody, user_id: link.user_id })
  await endLinks(db, kind, link.user_id, at)
  await db
    .deleteFrom('links')
    // Not those that somebody else is at, and a few at a time: nobody waits for the cleaning.
    .where('token_hash', 'in', (of) =>
      of
        .selectFrom('links')
        .select('token_hash')
        .where('expires_at', '<', secondsAfter(at, -keptDays * days) as unknown as string)
        .limit(forgottenAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  const hash = newToken()
  await db
    .insertInto('links')
    .values({
      ...link,
      kind,
      token_hash: await keyOf(kind, hash),
      created_at: at,
      expires_at: secondsAfter(at, linkSeconds[kind]),
      // A link that is nobody's is never good.
      ended_at: link.user_id === nobody ? at : null,
    })
    .execute()
  const { user_id } = link
  return `${settings.appUrl}${pages[kind]}?${new URLSearchParams({ user_id: String(user_id), hash })}`
}

/** Ends the links of a kind that a user may still have. */
export async function endLinks(db: Kysely<Database>, kind: LinkKind, user_id: number, at: Date) {
  await db
    .updateTable('links')
    .set({ ended_at: at })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Ends every link of somebody who is about to be removed, and keeps what tells an ended link from one that never was:
 * nothing of the person.
 */
export async function outliveLinks(db: Kysely<Database>, { team_id, user_id }: UserKey, at: Date) {
  await db
    .updateTable('links')
    .set({ team_id: null, email: '', ended_at: sql<string>`coalesce(ended_at, ${at}::timestamptz)` })
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** The address that a person has asked for and not verified yet, while the link that was sent there is good. */
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
    .where('expires_at', '>', at as unknown as string)
    .executeTakeFirst()
  return link?.email ?? null
}

/** Looks at a link without using it up. @throws the code of its kind, INVALID_USER_ID_OR_HASH */
export async function findLink(
  db: Kysely<Database>,
  kind: LinkKind,
  { user_id, hash }: LinkFields,
  at: Date,
): Promise<Link> {
  return findByKey(db, kind, { user_id, key: await keyOf(kind, hash) }, at)
}

/** Uses a link up: of any number of callers one gets it. @throws the code of its kind, INVALID_USER_ID_OR_HASH */
export async function useLink(
  db: Kysely<Database>,
  kind: LinkKind,
  { user_id, hash }: LinkFields,
  at: Date,
): Promise<Link> {
  return useByKey(db, kind, { user_id, key: await keyOf(kind, hash) }, at)
}

/**
 * What stands for a reset link once its page is open: the link itself is not held on to. Its hash is the key of the
 * link, so that it needs no row of its own.
 */
export const resetToken = (hash: string): Promise<string> => hashToken(`reset-password:${hash}`)

/** As `findLink`, by the token that the page holds. @throws INVALID_OR_EXPIRED_HASH, INVALID_USER_ID_OR_HASH */
export const findReset = async (db: Kysely<Database>, user_id: number, token: string, at: Date) =>
  findByKey(db, 'reset-password', { user_id, key: await hashToken(token) }, at)

/** As `useLink`, by the token that the page holds. @throws INVALID_OR_EXPIRED_HASH, INVALID_USER_ID_OR_HASH */
export const useReset = async (db: Kysely<Database>, user_id: number, token: string, at: Date) =>
  useByKey(db, 'reset-password', { user_id, key: await hashToken(token) }, at)

const keyOf = async (kind: LinkKind, hash: string) =>
  hashToken(kind === 'reset-password' ? await resetToken(hash) : hash)

interface LinkKey {
  user_id: number
  key: string
}

async function findByKey(db: Kysely<Database>, kind: LinkKind, { user_id, key }: LinkKey, at: Date) {
  const link = await db
    .selectFrom('links')
    .select(['user_id', 'team_id', 'email', 'ended_at', 'expires_at'])
    .where('token_hash', '=', key)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!link) throw problem('INVALID_USER_ID_OR_HASH')
  const { ended_at, expires_at, ...rest } = link
  if (ended_at !== null || new Date(expires_at) <= at) throw linkEnded(kind)
  return rest
}

async function useByKey(db: Kysely<Database>, kind: LinkKind, { user_id, key }: LinkKey, at: Date) {
  const used = await db
    .updateTable('links')
    .set({ ended_at: at })
    .where('token_hash', '=', key)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at as unknown as string)
    .returning(['user_id', 'team_id', 'email'])
    .executeTakeFirst()
  if (used) return used
  await findByKey(db, kind, { user_id, key }, at)
  throw linkEnded(kind)
}

const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
