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

const forgottenAtOnce = 100

/** Each takes back a change of its own: a later change must not end the link for an earlier one. */
const lastingKinds: readonly LinkKind[] = ['undo-sign-in', 'undo-email-change']

/**
 * Makes a link and ends the older ones of its kind and user, but for those that each undo a change. The token is in the
 * answer alone: what is kept opens nothing. With `secrets` the link is kept encrypted too, so that `linkAgain` can mail
 * it once more. Always from the configured address, never from that of a request.
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

/** As `newLink`, for a page that goes on with what the address would carry. */
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

/** A link that is good for less time than this isn't mailed again: the owner gets a new one. */
const worthMailingSeconds = 1800
/** Mails that carry one link, whoever asks for them: nobody fills somebody else's mailbox. */
const mailsOfLink = 10

/**
 * The link for a mail that somebody asks for, maybe not for the first time: the one that was mailed before, while it is
 * good for a while, else a new one. Links that were mailed before stay good, so that others who ask can't take them from
 * the owner. `isMailed` is false once enough mails with this very link went out; `seconds` says how long it is good.
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
        .where('expires_at', '>', secondsAfter(at, worthMailingSeconds) as unknown as string)
        // Those of nobody are ended from the start: addresses without an account are answered at the same cost.
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
  // A link of nobody, so that both cases cost the same: only an address that registered has a link to mail again.
  await addLink(db, kind, { user_id: nobody, team_id: null, email: link.email }, { at })
  return {
    url: addressOf(settings, kind, link, token),
    seconds: Math.floor((Date.parse(kept.expires_at) - at.getTime()) / 1000),
    isMailed: kept.mails <= mailsOfLink,
  }
}

/** What a link is sealed to. */
export const linkContext = (token_hash: string) => `link:${token_hash}`

/** Null where the key has changed since: then a new link is made. */
async function openSealed(secrets: ApiDependencies['secrets'], sealed: string, token_hash: string) {
  try {
    return await secrets.open(sealed, linkContext(token_hash))
  } catch {
    return null
  }
}

const addressOf = (settings: ApiSettings, kind: LinkKind, { user_id }: Link, hash: string) =>
  `${settings.appUrl}${linkPages[kind]}?${new URLSearchParams({ user_id: String(user_id), hash })}`

/** Adds the row of a link; answers the token that stands in its address. */
async function addLink(
  db: Kysely<Database>,
  kind: LinkKind,
  link: Link,
  { at, secrets }: { at: Date; secrets?: ApiDependencies['secrets'] | undefined },
): Promise<string> {
  await db
    .deleteFrom('links')
    // Not those that somebody else is at, and a few at a time: nobody waits for the cleaning.
    .where('token_hash', 'in', (of) =>
      of
        .selectFrom('links')
        .select('token_hash')
        .where('expires_at', '<', secondsAfter(at, -keptSeconds) as unknown as string)
        .limit(forgottenAtOnce)
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
      // A link that is nobody's is never good.
      ended_at: link.user_id === nobody ? at : null,
    })
    .execute()
  return hash
}

const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
