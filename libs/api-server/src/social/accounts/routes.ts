import {
  addAccounts,
  archiveAccounts,
  deleteAccount,
  deleteAccounts,
  listAccountReadings,
  listAccounts,
  listPosters,
  restoreAccounts,
  revokeAccount,
  socialMessages,
  syncAccounts,
} from '@tandem/api-contract'
import type { SocialAccount } from '@tandem/api-contract'
import { hashToken } from '../../platform/secrets/token.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import { implement } from '../../identity/implement.ts'
import type { Call } from '../../identity/call.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { putAside } from '../../platform/runs/end-run.ts'
import { auditSubjectOf } from './audit-subject-of.ts'
import { accountCollectionRoutes } from './collection-routes.ts'
import { connectAccounts } from './connect-accounts.ts'
import { accountConnectionRoutes, openOffer } from './connection-routes.ts'
import { openAccess } from './credentials.ts'
import { endAttempt, findOffer, releaseAccount } from './directory.ts'
import { listPage } from './list-accounts.ts'
import { findPosters } from './find-posters.ts'
import {
  destroyAccess,
  findAccount,
  findSealed,
  lockReadings,
  removeAccounts,
  requireAccounts,
  setArchived,
} from './queries.ts'
import type { AccountsPath, Reader } from './queries.ts'
import { queueReading } from './queue-reading.ts'
import { listReadings } from './reading-records.ts'
import { readingRuns } from './reading-runs.ts'
import { enqueueReading } from './reading-worker.ts'
import { trackAccount } from './track-account.ts'

type Caller = Pick<Call, 'session' | 'team' | 'audit' | 'dependencies'>

const readerOf = ({ session, dependencies }: Pick<Call, 'session' | 'dependencies'>): Reader => ({
  user_id: session.user_id,
  now: dependencies.now(),
})

/** Connected and tracked accounts. */
export const accountRoutes = [
  // Before the paths with an id, because `collections` and `delete` are not ids.
  ...accountCollectionRoutes,
  ...accountConnectionRoutes,

  implement(listAccounts, async (call) =>
    call.team((db) => listPage(db, call.params, call.search, readerOf(call))),
  ),

  implement(addAccounts, async (call) => {
    const { params, body, session, dependencies } = call
    const { social } = params
    if (params.service === 'tracker') {
      if (body.username === undefined) throw fieldProblem('username', socialMessages.account.username)
      return { data: await trackAccount(call, social, body.username) }
    }
    const { ids, state } = body
    if (ids === undefined || state === undefined) {
      throw fieldProblem('ids', socialMessages.account.noneChosen)
    }
    const { database, secrets, now } = dependencies
    const state_hash = await hashToken(state)
    const { team_id, token_hash: session_hash } = session
    const sealed = await findOffer(database, { state_hash, social, session_hash, team_id }, now())
    if (sealed === null) throw problem('INVALID_STATE_TRY_AGAIN')
    const { grant, accounts } = await openOffer(secrets, state_hash, sealed)
    const chosen = accounts.filter((account) => ids.includes(account.provider_id))
    if (chosen.length < new Set(ids).size) throw fieldProblem('ids', socialMessages.account.notOffered)
    const connected = await connectAccounts(call, social, { grant, accounts: chosen })
    await endAttempt(database, state_hash)
    return { data: connected.accounts }
  }),

  implement(deleteAccounts, async (call) => ({
    data: await removeAll(call, call.params, inOrder(call.body.ids), requireAccounts),
  })),

  implement(deleteAccount, async (call) => {
    const [deleted] = await removeAll(call, call.params, [call.params.id], findOne)
    if (!deleted) throw problem('MODEL_NOT_FOUND')
    return { data: deleted }
  }),

  implement(archiveAccounts, async (call) => {
    const { params, body, team, audit } = call
    const reader = readerOf(call)
    const ids = inOrder(body.ids)
    return {
      data: await team(async (db) => {
        await lockReadings(db, ids)
        const accounts = await requireAccounts(db, params, reader, ids)
        for (const id of ids) {
          if (!(await setArchived(db, id, reader.now))) continue
          await putAside(db, readingRuns, id, reader.now)
          await audit(db, { action: 'account.archived', ...auditSubjectOf(accounts, id) })
        }
        return requireAccounts(db, params, reader, ids)
      }),
    }
  }),

  implement(restoreAccounts, async (call) => {
    const { params, body, session, team, audit } = call
    const reader = readerOf(call)
    const ids = inOrder(body.ids)
    await team(async (db) => {
      await lockReadings(db, ids)
      const accounts = await requireAccounts(db, params, reader, ids)
      for (const { id, revoked_at } of accounts) {
        if (!(await setArchived(db, id, null))) continue
        if (revoked_at === null) await queueReading(db, id, { cause: 'restored', asked_by: session.user_id })
        await audit(db, { action: 'account.restored', ...auditSubjectOf(accounts, id) })
      }
    })
    return { data: await started(call, params, ids) }
  }),

  implement(syncAccounts, async (call) => {
    const { params, body, session, team, audit } = call
    const reader = readerOf(call)
    const ids = inOrder(body.ids)
    await team(async (db) => {
      const accounts = await requireAccounts(db, params, reader, ids)
      if (accounts.some((account) => account.revoked_at !== null)) {
        throw fieldProblem('ids', socialMessages.account.revoked)
      }
      if (accounts.some((account) => account.archived_at !== null)) {
        throw fieldProblem('ids', socialMessages.account.archived)
      }
      for (const id of ids) {
        if (!(await queueReading(db, id, { cause: 'person', asked_by: session.user_id }))) continue
        await audit(db, { action: 'account.reading_requested', ...auditSubjectOf(accounts, id) })
      }
    })
    return { data: await started(call, params, ids) }
  }),

  implement(revokeAccount, async (call) => {
    const { params, team } = call
    if (params.service !== 'social') throw problem('MODEL_NOT_FOUND')
    await revoke(call, params, params.id)
    return { data: await team((db) => findAccount(db, params, readerOf(call), params.id)) }
  }),

  implement(listAccountReadings, async (call) =>
    call.team(async (db) => {
      await findAccount(db, call.params, readerOf(call), call.params.id)
      return listReadings(db, call.params.id, call.search)
    }),
  ),

  implement(listPosters, async ({ params, team }) => ({ data: await team((db) => findPosters(db, params)) })),
]

/** Like `requireAccounts`, for an id in the path. */
const findOne: typeof requireAccounts = async (db, path, reader, [id = 0]) => [
  await findAccount(db, path, reader, id),
]

/** Each id once and in a fixed order, so that two calls for the same accounts don't deadlock. */
const inOrder = (ids: number[]) => [...new Set(ids)].toSorted((one, other) => one - other)

/** Gives the queued ones to the workers; returns all accounts. */
async function started(call: Caller, path: AccountsPath, ids: number[]): Promise<SocialAccount[]> {
  const { dependencies, session, team } = call
  const accounts = await team((db) => requireAccounts(db, path, readerOf(call), ids))
  for (const { id, reading } of accounts) {
    if (reading.state === 'queued') {
      await enqueueReading(dependencies, { team_id: session.team_id, account_id: id })
    }
  }
  return accounts
}

/** Deletes accounts, all or none, so that other teams can connect them. */
async function removeAll(
  call: Caller,
  path: AccountsPath,
  ids: number[],
  find: typeof requireAccounts,
): Promise<SocialAccount[]> {
  const { audit, dependencies, session } = call
  const { team_id } = session
  return dependencies.database.transaction().execute(async (transaction) => {
    const accounts = await asTeam(transaction, team_id, async (db) => {
      await lockReadings(db, ids)
      const found = await find(db, path, readerOf(call), ids)
      await removeAccounts(db, ids)
      const entries = found.map(({ id, service, social }) => ({
        action: 'account.deleted' as const,
        ...auditSubjectOf(found, id),
        details: { service, social },
      }))
      await audit(db, ...entries)
      return found
    })
    if (path.service === 'social') {
      for (const { social, provider_id } of accounts) {
        await releaseAccount(transaction, { social, provider_id, team_id })
      }
    }
    return accounts
  })
}

/** Destroys an account's access, at the network too if no other account depends on it. */
async function revoke(call: Caller, path: AccountsPath, id: number) {
  const { audit, dependencies, session } = call
  const { database, secrets, connectors, now, log } = dependencies
  const { team_id } = session
  const revoked = await database.transaction().execute(async (transaction) => {
    const account = await asTeam(transaction, team_id, async (db) => {
      await lockReadings(db, [id])
      const found = await findAccount(db, path, readerOf(call), id)
      if (found.revoked_at !== null) return null
      const sealed = await findSealed(db, id)
      await putAside(db, readingRuns, id, now())
      await destroyAccess(db, id, now())
      await audit(db, { action: 'account.revoked', ...auditSubjectOf([found], id) })
      return { provider_id: found.provider_id, sealed }
    })
    if (!account) return null
    const { provider_id } = account
    const isLast = await releaseAccount(transaction, { social: path.social, provider_id, team_id })
    return isLast ? account.sealed : null
  })
  const login = connectors.social?.[path.social]?.login
  if (revoked === null || !login) return
  try {
    const { person_token } = await openAccess(secrets, team_id, revoked)
    await login.revoke(person_token)
  } catch (error) {
    log.warn({ team_id, account_id: id, error }, 'the network was not told that an account was revoked')
  }
}
