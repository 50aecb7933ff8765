import type { LinkFields } from '@tandem/api-contract'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { LinkKind } from '../../platform/database/directory-tables.ts'
import type { ApiDependencies, ApiSettings } from '../../platform/dependencies/dependencies.ts'
import { lockPerson } from './directory.ts'
import { linkPages, linkSeconds, nobody } from './link-kinds.ts'
import type { Link } from './link-kinds.ts'
import { endLinks, keptSeconds, linkKey } from './links.ts'
import { newToken } from '../../platform/secrets/token.ts'

const batchSize = 100

/** Each undoes its own change: a later change must not end the link for an earlier one. */
const lastingKinds: readonly LinkKind[] = ['undo-sign-in', 'undo-email-change']

/**
 * Creates a link and ends the older ones of its kind and user, except those that each undo a change. Only the
 * answer contains the token: what is stored opens nothing. With `secrets` the link is also stored encrypted,
 * so that `linkAgain` can mail it once more. Always uses the configured address, never that of a request.
 */
export async function newLink(
  db: Kysely<Database>,
  kind: LinkKind,
  link: Link,
  {
    settings,
    at,
    secrets,
  }: Pick<ApiDependencies, 'settings'> & Partial<Pick<ApiDependencies, 'secrets'>> & { at: Date },
): Promise<string> {
  const { hash } = await newLinkFields(db, kind, link, { at, secrets })
  return addressOf(settings, kind, link, hash)
}

/** Like `newLink`, for a page that continues with the fields of the address. */
export async function newLinkFields(
  db: Kysely<Database>,
  kind: LinkKind,
  link: Link,
  made: { at: Date; secrets?: ApiDependencies['secrets'] | undefined },
): Promise<LinkFields> {
  await lockPerson(db, { team_id: link.team_id ?? nobody, user_id: link.user_id })
  if (!lastingKinds.includes(kind)) await endLinks(db, kind, link.user_id, made.at)
  return { user_id: link.user_id, hash: await addLink(db, kind, link, made) }
}

/** A link that is valid for less time isn't mailed again: the owner gets a new one. */
const worthMailingSeconds = 1800
/** How many mails may contain one link, so that nobody can fill another person's mailbox with them. */
const mailsOfLink = 10

/**
 * The link for a requested mail: the previously mailed one while it is valid for some time, otherwise a new
 * one. Mailed links stay valid, so that others who request mails can't take them from the owner. `isMailed`
 * is false once enough mails contained this link; `seconds` is its remaining validity.
 */
export async function linkAgain(
  db: Kysely<Database>,
  kind: LinkKind,
  link: Link,
  { settings, at, secrets }: Pick<ApiDependencies, 'settings' | 'secrets'> & { at: Date },
): Promise<{ url: string; seconds: number; isMailed: boolean }> {
  await lockPerson(db, { team_id: link.team_id ?? nobody, user_id: link.user_id })
  const kept = await db
    .updateTable('links')
    .set({ mails: sql<number>`mails + 1` })
    .where('token_hash', '=', (of) =>
      of
        .selectFrom('links')
        .select('token_hash')
        .where('email', '=', link.email)
        .where('kind', '=', kind)
        .where('user_id', '=', link.user_id)
        .where('sealed', 'is not', null)
        .where('expires_at', '>', secondsAfter(at, worthMailingSeconds).toISOString())
        // Those for unknown addresses have ended from the start: such addresses cost the same.
        .where((is) => is.or([is('ended_at', 'is', null), is('user_id', '=', nobody)]))
        .orderBy('expires_at', 'desc')
        .limit(1),
    )
    .returning(['token_hash', 'sealed', 'mails', 'expires_at'])
    .executeTakeFirst()
  const token = kept?.sealed ? await openSealed(secrets, kept.sealed, kept.token_hash) : null
  if (!kept || token === null) {
    const made = await addLink(db, kind, link, { at, secrets })
    return { url: addressOf(settings, kind, link, made), seconds: linkSeconds[kind], isMailed: true }
  }
  // A link for nobody, so that both cases cost the same: only an address that registered has a link to mail
  // again.
  await addLink(db, kind, { user_id: nobody, team_id: null, email: link.email }, { at })
  return {
    url: addressOf(settings, kind, link, token),
    seconds: Math.floor((Date.parse(kept.expires_at) - at.getTime()) / 1000),
    isMailed: kept.mails <= mailsOfLink,
  }
}

/** What a link is sealed with. */
export const linkContext = (token_hash: string) => `link:${token_hash}`

/** Null when the key has changed since: then a new link is made. */
async function openSealed(secrets: ApiDependencies['secrets'], sealed: string, token_hash: string) {
  try {
    return await secrets.open(sealed, linkContext(token_hash))
  } catch {
    return null
  }
}

const addressOf = (settings: ApiSettings, kind: LinkKind, { user_id }: Link, hash: string) =>
  `${settings.appUrl}${linkPages[kind]}?${new URLSearchParams({ user_id: String(user_id), hash })}`

/** Adds the row of a link; returns the token for its address. */
async function addLink(
  db: Kysely<Database>,
  kind: LinkKind,
  link: Link,
  { at, secrets }: { at: Date; secrets?: ApiDependencies['secrets'] | undefined },
): Promise<string> {
  await db
    .deleteFrom('links')
    // Skips locked rows, a few at a time: nobody waits for the cleanup.
    .where('token_hash', 'in', (of) =>
      of
        .selectFrom('links')
        .select('token_hash')
        .where('expires_at', '<', secondsAfter(at, -keptSeconds).toISOString())
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  const hash = newToken()
  const token_hash = await linkKey(kind, hash)
  await db
    .insertInto('links')
    .values({
      identity_id: null,
      ...link,
      kind,
      token_hash,
      sealed: secrets ? await secrets.seal(hash, linkContext(token_hash)) : null,
      created_at: at,
      expires_at: secondsAfter(at, linkSeconds[kind]),
      // A link for nobody is never valid.
      ended_at: link.user_id === nobody ? at : null,
    })
    .execute()
  return hash
}

const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
