import type { Kysely, Transaction } from 'kysely'
import { socialProviders } from '@tandem/api-contract'
import type { SocialProvider, UserStatus } from '@tandem/api-contract'
import type { Database, WholeDatabase } from '../../../platform/database/database.ts'
import type { UserKey } from '../directory.ts'

/**
 * The directory of provider identities: whose they are, and whose they will be once a registration is
 * verified. Outside every team, so only these functions read it.
 */

/** The owner of an identity, if any. */
export async function findIdentity(
  db: WholeDatabase,
  { provider, subject }: { provider: SocialProvider; subject: string },
): Promise<{ team_id: number; user_id: number; status: UserStatus; password_hash: string } | undefined> {
  return db
    .selectFrom('social_identities')
    .innerJoin('users', (join) =>
      join
        .onRef('users.team_id', '=', 'social_identities.team_id')
        .onRef('users.id', '=', 'social_identities.user_id'),
    )
    .innerJoin('logins', (join) =>
      join
        .onRef('logins.team_id', '=', 'social_identities.team_id')
        .onRef('logins.user_id', '=', 'social_identities.user_id'),
    )
    .select([
      'social_identities.team_id',
      'social_identities.user_id',
      'users.status',
      'logins.password_hash',
    ])
    .where('social_identities.provider', '=', provider)
    .where('social_identities.subject', '=', subject)
    .executeTakeFirst()
}

/** An identity at a provider, with its address there. */
export interface ProviderIdentity {
  provider: SocialProvider
  subject: string
  email: string | null
}

/** Adds an identity to somebody; returns its id, or null when it belongs to somebody already. */
export async function addIdentity(
  db: Kysely<Database>,
  identity: ProviderIdentity & UserKey,
  now: Date,
): Promise<number | null> {
  const added = await db
    .insertInto('social_identities')
    .values({ ...identity, created_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** Somebody's identities, oldest first. */
export async function findIdentitiesOf(
  db: Kysely<Database>,
  { team_id, user_id }: UserKey,
): Promise<{ id: number; provider: SocialProvider; email: string | null; created_at: string }[]> {
  return db
    .selectFrom('social_identities')
    .select(['id', 'provider', 'email', 'created_at'])
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Removes one of a user's identities. */
export async function removeIdentity(db: Kysely<Database>, { team_id, user_id }: UserKey, id: number) {
  await db
    .deleteFrom('social_identities')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

/** Removes all of a user's identities; returns their providers, each once. */
export async function removeIdentitiesOf(
  db: Kysely<Database>,
  { team_id, user_id }: UserKey,
): Promise<SocialProvider[]> {
  const removed = await db
    .deleteFrom('social_identities')
    .where('team_id', '=', team_id)
    .where('user_id', '=', user_id)
    .returning('provider')
    .execute()
  return socialProviders.filter((name) => removed.some(({ provider }) => provider === name))
}

/** Stores whose identity it will be, in the transaction that begins the registration. */
export async function keepRegisteredIdentity(
  db: Transaction<Database>,
  identity: ProviderIdentity & { user_id: number },
  now: Date,
) {
  await db
    .insertInto('social_registrations')
    .values({ ...identity, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...identity, created_at: now }))
    .execute()
}

/** The provider of a registration, if it came through one. */
export async function findRegisteredProvider(
  db: Kysely<Database>,
  user_id: number,
): Promise<SocialProvider | null> {
  const registered = await db
    .selectFrom('social_registrations')
    .select('provider')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return registered?.provider ?? null
}

/** Takes the identity that waits for a registration to be verified. */
export async function takeRegisteredIdentity(
  db: Transaction<Database>,
  user_id: number,
): Promise<ProviderIdentity | undefined> {
  return db
    .deleteFrom('social_registrations')
    .where('user_id', '=', user_id)
    .returning(['provider', 'subject', 'email'])
    .executeTakeFirst()
}
