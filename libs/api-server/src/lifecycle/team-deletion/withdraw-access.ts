import { openAccess } from '../../social/accounts/credentials.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { SocialNetwork } from '@tandem/api-contract'
import { minuteMs } from '@tandem/format'
import { leaveStore } from '../../commerce/webhooks/leave-store.ts'

/** A provider that doesn't respond must not prevent a team's deletion. */
const patienceMs = minuteMs

/**
 * Informs stores and networks that we are gone, if they can be reached, and deletes their credentials.
 * Deleted ones aren't informed again: after an interruption it continues.
 */
export async function withdrawAccess(
  dependencies: ApiDependencies,
  team_id: number,
  signal: AbortSignal,
): Promise<void> {
  await leaveStores(dependencies, team_id, signal)
  await leaveNetworks(dependencies, team_id, signal)
}

async function leaveStores(dependencies: ApiDependencies, team_id: number, signal: AbortSignal) {
  const subscribed = await inTeam(dependencies.database, team_id, (db) =>
    db
      .selectFrom('store_webhooks')
      .select('store_id')
      .where('secret', 'is not', null)
      .orderBy('store_id')
      .execute(),
  )
  for (const { store_id } of subscribed) await leaveStore(dependencies, { team_id, store_id }, signal)
}

interface Person {
  social: SocialNetwork
  person_id: string
}

/**
 * Withdraws each person's consent, unless another team has an account of theirs, which would lose its access
 * too.
 */
async function leaveNetworks(dependencies: ApiDependencies, team_id: number, signal: AbortSignal) {
  const { database } = dependencies
  const people = await database
    .selectFrom('account_owners')
    .select(['social', 'person_id'])
    .distinct()
    .where('team_id', '=', team_id)
    .execute()
  for (const person of people) {
    const accounts = await database
      .selectFrom('account_owners')
      .select(['team_id', 'provider_id'])
      .where('social', '=', person.social)
      .where('person_id', '=', person.person_id)
      .execute()
    const isOursAlone = accounts.every((account) => account.team_id === team_id)
    const ids = accounts
      .filter((account) => account.team_id === team_id)
      .map((account) => account.provider_id)
    if (isOursAlone) await revoke(dependencies, team_id, person, ids, signal)
    await database
      .deleteFrom('account_owners')
      .where('team_id', '=', team_id)
      .where('social', '=', person.social)
      .where('person_id', '=', person.person_id)
      .execute()
  }
}

async function revoke(
  { database, connectors, secrets, log }: ApiDependencies,
  team_id: number,
  { social }: Person,
  provider_ids: string[],
  signal: AbortSignal,
) {
  const kept = await inTeam(database, team_id, (db) =>
    db
      .selectFrom('account_credentials as c')
      .innerJoin('social_accounts as a', 'a.id', 'c.account_id')
      .select('c.sealed')
      .where('a.service', '=', 'social')
      .where('a.social', '=', social)
      .where('a.provider_id', 'in', provider_ids)
      .where('c.sealed', 'is not', null)
      .orderBy('c.token_expires_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  const login = connectors.social?.[social]?.login
  if (!kept || kept.sealed === null || !login) return
  try {
    const { person_token } = await openAccess(secrets, team_id, kept.sealed)
    await login.revoke(person_token, patient(signal))
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ team_id, error }, 'the network was not told that a team is deleted')
  }
}

const patient = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
