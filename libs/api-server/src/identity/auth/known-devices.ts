import { parse, serialize } from 'hono/utils/cookie'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, WholeDatabase } from '../../platform/database/database.ts'
import type { Circumstances } from './circumstances.ts'
import type { UserKey } from './directory.ts'
import { hashToken, newToken } from '../../platform/secrets/token.ts'

/** A device without a sign-in for this long is forgotten. */
const keptSeconds = 365 * 24 * 3600

/** More than a person uses; programs that sign in without keeping cookies would add one each time. */
const keptDevices = 50

/**
 * The cookie of a device. It signs nobody in: it only prevents wrong passwords from elsewhere from blocking
 * the owner of an account. With TLS its name has the prefix that keeps other hosts of the same domain from
 * setting it.
 */
const cookieName = (appUrl: string) =>
  appUrl.startsWith('https:') ? '__Host-tandem_device' : 'tandem_device'

function readDeviceToken({ headers, dependencies }: Circumstances): string | null {
  const name = cookieName(dependencies.settings.appUrl)
  const token = parse(headers.get('cookie') ?? '', name)[name]
  return token !== undefined && /^[0-9a-f]{64}$/.test(token) ? token : null
}

const deviceCookie = (token: string, appUrl: string): string =>
  serialize(cookieName(appUrl), token, {
    path: '/',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'Strict',
    maxAge: keptSeconds,
  })

/**
 * The hash of the calling device, if somebody signed in on it to this address's account before; otherwise
 * null. Whether a query runs depends only on the cookie, so that nobody else learns which addresses have an
 * account.
 */
export async function findKnownDevice(circumstances: Circumstances, email: string): Promise<string | null> {
  const { database, now } = circumstances.dependencies
  const token = readDeviceToken(circumstances)
  if (token === null) return null
  const device_hash = await hashToken(token)
  const known = await database
    .selectFrom('known_devices')
    .innerJoin('logins', (join) =>
      join
        .onRef('logins.team_id', '=', 'known_devices.team_id')
        .onRef('logins.user_id', '=', 'known_devices.user_id'),
    )
    .select('known_devices.user_id')
    .where('known_devices.device_hash', '=', device_hash)
    .where('known_devices.used_at', '>', keptSince(now()))
    .where('logins.email', '=', email)
    .executeTakeFirst()
  return known ? device_hash : null
}

/**
 * Remembers that the caller owns an account: they signed in, or chose its password by a link in their mail.
 */
export async function rememberDevice(circumstances: Circumstances, user: UserKey): Promise<void> {
  const { database, settings, now } = circumstances.dependencies
  const at = now()
  const token = await tokenToKeep(circumstances)
  const { team_id, user_id } = user
  const device_hash = await hashToken(token)
  await database
    .insertInto('known_devices')
    .columns(['device_hash', 'team_id', 'user_id', 'created_at', 'used_at'])
    // From the locked row: a person removed in the meantime isn't remembered.
    .expression((of) =>
      of
        .selectFrom('users')
        .select([
          of.val(device_hash).as('device_hash'),
          'team_id',
          'id',
          sql<string>`${at}::timestamptz`.as('created_at'),
          sql<string>`${at}::timestamptz`.as('used_at'),
        ])
        .where('team_id', '=', team_id)
        .where('id', '=', user_id)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.columns(['device_hash', 'user_id']).doUpdateSet({ used_at: at }))
    .execute()
  await forgetOldDevices(database, { ...user, device_hash }, at)
  circumstances.setCookie(deviceCookie(token, settings.appUrl))
}

/** One browser has one token for all accounts. A token that the server never issued isn't accepted. */
async function tokenToKeep(circumstances: Circumstances): Promise<string> {
  const token = readDeviceToken(circumstances)
  if (token === null) return newToken()
  const known = await circumstances.dependencies.database
    .selectFrom('known_devices')
    .select('user_id')
    .where('device_hash', '=', await hashToken(token))
    .limit(1)
    .executeTakeFirst()
  return known ? token : newToken()
}

/** Forgets a user's devices that are too old or too many, but never the one that just signed in. */
async function forgetOldDevices(
  database: WholeDatabase,
  { team_id, user_id, device_hash }: UserKey & { device_hash: string },
  at: Date,
) {
  const devices = database
    .selectFrom('known_devices')
    .select('device_hash')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .where('device_hash', '!=', device_hash)
  await database
    .deleteFrom('known_devices')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .where('device_hash', '!=', device_hash)
    .where((is) =>
      is.or([
        is('used_at', '<=', keptSince(at)),
        is(
          'device_hash',
          'in',
          devices
            // A device that returned is worth more than any number of programs that never do.
            .orderBy((of) => of('used_at', '>', of.ref('created_at')), 'desc')
            .orderBy('used_at', 'desc')
            .offset(keptDevices - 1),
        ),
      ]),
    )
    .execute()
}

/** Forgets every device of a user: their account is closed, or has a new password. */
export async function forgetDevices(db: Kysely<Database>, { team_id, user_id }: UserKey): Promise<void> {
  await db.deleteFrom('known_devices').where('team_id', '=', team_id).where('user_id', '=', user_id).execute()
}

const keptSince = (at: Date) => new Date(at.getTime() - keptSeconds * 1000).toISOString()
