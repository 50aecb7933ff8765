import { isAllowed, roles } from '@tandem/api-contract'
import { hourMs, minuteMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { lockSyncs } from '../../commerce/stores/queries.ts'
import type { SyncStoreJob } from '../../commerce/sync/sync-store.ts'
import { recordAudit } from '../../identity/audit/audit.ts'
import {
  concernedBy,
  dropExports,
  redactRows,
  rememberRedacted,
  rememberRedactedStore,
  restOfStore,
} from './redact.ts'
import type { Concerned } from './redact.ts'

/** How many rows of a whole store one transaction may erase. */
const batchSize = 500

/** Waits after failures; then the last one repeatedly: a request is never given up. */
const retryAfterMs = [minuteMs, 10 * minuteMs, hourMs]

/** After this many failures it is shown as failed, while it is still retried. */
const failedAfter = 3

/**
 * Carries out a shop's requests about personal data, one after the other. When killed halfway it starts the
 * request again, and finished work stays.
 */
export async function carryOutRequests(
  dependencies: ApiDependencies,
  { team_id, store_id }: SyncStoreJob,
  signal: AbortSignal,
): Promise<void> {
  const { database, now, log } = dependencies
  const team = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(database, team_id, work)
  for (;;) {
    signal.throwIfAborted()
    const request = await team((db) => findDue(db, store_id, now()))
    if (!request) return
    try {
      while (await team((db) => carryOut(db, request, dependencies))) signal.throwIfAborted()
    } catch (error) {
      signal.throwIfAborted()
      log.error(
        { team_id, store_id, request: request.id, error },
        'a privacy request could not be carried out',
      )
      await team((db) => putOff(db, request, now()))
    }
  }
}

type Request = NonNullable<Awaited<ReturnType<typeof findDue>>>

const findDue = (db: TeamDatabase, store_id: number, now: Date) =>
  db
    .selectFrom('privacy_requests')
    .innerJoin('stores', 'stores.id', 'privacy_requests.store_id')
    .select([
      'privacy_requests.id',
      'store_id',
      'kind',
      'customer_provider_id',
      'address',
      'order_provider_ids',
      'tries',
      'received_at',
      'stores.name as store_name',
    ])
    .where('store_id', '=', store_id)
    .where('due_at', '<=', now.toISOString())
    .orderBy('privacy_requests.id')
    .limit(1)
    .executeTakeFirst()

async function putOff(db: TeamDatabase, { id, tries }: Request, now: Date) {
  const wait = retryAfterMs[Math.min(tries, retryAfterMs.length - 1)] ?? 0
  await db
    .updateTable('privacy_requests')
    .set({
      tries: tries + 1,
      due_at: new Date(now.getTime() + wait),
      ...(tries + 1 >= failedAfter && { state: 'failed' }),
    })
    .where('id', '=', id)
    .execute()
}

/** One transaction of a request; true while more of it is left. */
async function carryOut(db: TeamDatabase, request: Request, dependencies: ApiDependencies): Promise<boolean> {
  const now = dependencies.now()
  // A sync writes nothing of the store in the meantime, and afterwards sees whom it must not write.
  await lockSyncs(db, [request.store_id])
  if (request.kind === 'data_request') {
    const found = await concernedBy(db, request)
    await mailAdmins(db, request, dependencies)
    await end(db, request, now, found, { keepsPerson: true })
    return false
  }
  await dropExports(db, now)
  if (request.kind === 'customer_redact') {
    const found = await concernedBy(db, request)
    await rememberRedacted(db, request, new Date(request.received_at))
    await redactRows(db, request.store_id, found)
    await end(db, request, now, found)
    return false
  }
  await rememberRedactedStore(db, request.store_id, now)
  const some = await restOfStore(db, request.store_id, batchSize)
  await redactRows(db, request.store_id, some)
  const isLast = some.customers.length === 0 && some.orders.length === 0
  if (isLast) await end(db, request, now, some)
  else await count(db, request, some)
  return !isLast
}

const count = (db: TeamDatabase, { id }: Request, { customers, orders }: Concerned) =>
  db
    .updateTable('privacy_requests')
    .set((row) => ({
      customers_count: row('customers_count', '+', customers.length),
      orders_count: row('orders_count', '+', orders.length),
    }))
    .where('id', '=', id)
    .execute()

async function end(
  db: TeamDatabase,
  request: Request,
  now: Date,
  found: Concerned,
  { keepsPerson = false } = {},
) {
  await count(db, request, found)
  await db
    .updateTable('privacy_requests')
    .set({
      state: 'done',
      due_at: null,
      done_at: now,
      ...(!keepsPerson && { customer_provider_id: null, address: null, order_provider_ids: [] }),
    })
    .where('id', '=', request.id)
    .execute()
  if (!keepsPerson) await forgetDataRequests(db, request)
  await recordAudit(db, {
    action: 'privacy_request.carried_out',
    subject: 'store',
    subject_id: request.store_id,
    subject_name: request.store_name,
    details: { kind: request.kind, customers: found.customers.length, orders: found.orders.length },
    at: now,
    user_id: null,
    address: null,
    request_id: null,
  })
}

/** A data request of an erased person has no data to return any more, and names nobody. */
async function forgetDataRequests(
  db: TeamDatabase,
  { store_id, kind, customer_provider_id, address }: Request,
) {
  await db
    .updateTable('privacy_requests')
    .set({ customer_provider_id: null, address: null, order_provider_ids: [] })
    .where('store_id', '=', store_id)
    .where('state', '=', 'done')
    .$if(kind !== 'shop_redact', (query) =>
      query.where((row) =>
        row.or([row('customer_provider_id', '=', customer_provider_id), row('address', '=', address)]),
      ),
    )
    .execute()
}

/** Everybody with the permission gets a mail; the data itself requires their sign-in. */
async function mailAdmins(db: TeamDatabase, { store_name }: Request, dependencies: ApiDependencies) {
  const readers = await db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('status', '=', 'active')
    .where(
      'role',
      'in',
      [...roles].filter((role) => isAllowed(role, 'export.write')),
    )
    .execute()
  const link = `${dependencies.settings.appUrl}/integrations/e-commerce#privacy`
  for (const { name, email: to, language } of readers) {
    const mail: Mail = {
      template: 'data-requested',
      to,
      language,
      name,
      store: store_name,
      link,
    }
    await queueMail(db, mail, dependencies)
  }
}
