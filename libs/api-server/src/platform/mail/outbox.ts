import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, WholeDatabase } from '../database/database.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import type { Mail } from './mail.ts'
import { nextAttempt } from './retry-schedule.ts'

/**
 * The outbox stands outside every team, as the directory does: a mail may go to somebody who belongs to none.
 * What a mail says is sealed, because its links open accounts, and it is forgotten once the mail is settled.
 */

/** A delivery that takes longer than this is taken for dead, and the mail is given to the next worker. */
const leaseMs = 5 * 60_000

const keptDays = 30

/** A mail that this worker alone may send now. */
export interface ClaimedMail {
  message_id: string
  template: string
  sealed: string
  queued_at: string
  attempts: number
}

/** What a mail says is sealed to its row. */
export const mailContext = (message_id: string) => `mail:${message_id}`

const domainOf = (from: string) => /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'

type Outbox = Pick<ApiDependencies, 'secrets' | 'mail' | 'now'>

/**
 * Puts a mail into the outbox with one insert, in the transaction of the change that causes it (of a team or not):
 * it is sent if, and only if, that transaction commits.
 */
export const queueMail = (db: Kysely<Database>, mail: Mail, outbox: Outbox): Promise<void> =>
  keepMail(db, mail, outbox, (sealed, now) => ({ sealed, next_attempt_at: now }))

/**
 * Does the work of `queueMail` and sends nothing: a request for an address without an account must not be told from
 * one with an account by the time it takes.
 */
export const queueNoMail = (db: Kysely<Database>, mail: Mail, outbox: Outbox): Promise<void> =>
  keepMail(db, mail, outbox, (_, now) => ({ sealed: null, next_attempt_at: null, sent_at: now }))

async function keepMail(
  db: Kysely<Database>,
  mail: Mail,
  { secrets, mail: { from }, now }: Outbox,
  state: (
    sealed: string,
    now: Date,
  ) => { sealed: string; next_attempt_at: Date } | { sealed: null; next_attempt_at: null; sent_at: Date },
) {
  const message_id = `<${crypto.randomUUID()}@${domainOf(from)}>`
  const sealed = await secrets.seal(JSON.stringify(mail), mailContext(message_id))
  const queued_at = now()
  await db
    .insertInto('mails')
    .values({ message_id, template: mail.template, queued_at, ...state(sealed, queued_at) })
    .execute()
}

/** Whether a mail waits to be sent now. */
export async function hasDueMail(database: WholeDatabase, now: Date): Promise<boolean> {
  const due = await database
    .selectFrom('mails')
    .select('message_id')
    .where('next_attempt_at', '<=', now as unknown as string)
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

/** Takes the mail that is due longest; no other worker gets it while this one may be at it. */
export async function claimMail(database: WholeDatabase, now: Date): Promise<ClaimedMail | undefined> {
  return database
    .updateTable('mails')
    .set({
      next_attempt_at: new Date(now.getTime() + leaseMs),
      attempts: sql<number>`attempts + 1`,
    })
    .where('message_id', '=', (of) =>
      of
        .selectFrom('mails')
        .select('message_id')
        .where('next_attempt_at', '<=', now as unknown as string)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['message_id', 'template', 'sealed', 'queued_at', 'attempts'])
    .$narrowType<{ sealed: string }>()
    .executeTakeFirst()
}

/** What a claimed mail says. @throws when the key is not the one it was sealed with */
export async function openMail(
  { secrets }: Pick<ApiDependencies, 'secrets'>,
  { message_id, sealed }: Pick<ClaimedMail, 'message_id' | 'sealed'>,
): Promise<Mail> {
  return JSON.parse(await secrets.open(sealed, mailContext(message_id))) as Mail
}

/** Waiting mails that are looked into at once. */
const openedAtOnce = 200

/** Forgets what waits to be sent to these addresses. Whom a mail goes to stands in what is sealed alone. */
export async function forgetMailsTo(
  database: WholeDatabase,
  addresses: ReadonlySet<string>,
  dependencies: Pick<ApiDependencies, 'secrets'>,
): Promise<void> {
  for (let after: string | null = ''; after !== null;) {
    const waiting: Pick<ClaimedMail, 'message_id' | 'sealed'>[] = await database
      .selectFrom('mails')
      .select(['message_id', 'sealed'])
      .$narrowType<{ sealed: string }>()
      .where('sealed', 'is not', null)
      .where('message_id', '>', after)
      .orderBy('message_id')
      .limit(openedAtOnce)
      .execute()
    const theirs: string[] = []
    for (const mail of waiting) {
      if (addresses.has(await recipientOf(dependencies, mail))) theirs.push(mail.message_id)
    }
    if (theirs.length > 0) await database.deleteFrom('mails').where('message_id', 'in', theirs).execute()
    after = waiting.at(-1)?.message_id ?? null
  }
}

/** Empty where the key that it was sealed with is gone: nobody will send it either. */
async function recipientOf(
  dependencies: Pick<ApiDependencies, 'secrets'>,
  mail: Pick<ClaimedMail, 'message_id' | 'sealed'>,
): Promise<string> {
  try {
    return (await openMail(dependencies, mail)).to
  } catch {
    return ''
  }
}

/** Notes that a mail went out, and forgets what it said. */
export async function settleSent(database: WholeDatabase, claimed: ClaimedMail, now: Date) {
  await settle(database, claimed, { sent_at: now })
  await database
    .deleteFrom('mails')
    .where('sent_at', '<', new Date(now.getTime() - keptDays * 24 * 3600_000) as unknown as string)
    .execute()
}

/**
 * Notes that a mail did not go out. It is tried again as the schedule says; given up where that has ended or another
 * try would not help: then it stays in the table as failed, without what it said.
 */
export async function settleFailed(
  database: WholeDatabase,
  claimed: ClaimedMail,
  failure: { isPermanent: boolean; reason: string },
  now: Date,
): Promise<'waiting' | 'failed'> {
  const next = failure.isPermanent ? null : nextAttempt(new Date(claimed.queued_at), now)
  if (next === null) {
    await settle(database, claimed, { failed_at: now, failure: failure.reason })
    return 'failed'
  }
  await database
    .updateTable('mails')
    .set({ next_attempt_at: next, failure: failure.reason })
    .where('message_id', '=', claimed.message_id)
    .where('attempts', '=', claimed.attempts)
    .where('next_attempt_at', 'is not', null)
    .execute()
  return 'waiting'
}

async function settle(
  database: WholeDatabase,
  { message_id }: ClaimedMail,
  end: { sent_at: Date } | { failed_at: Date; failure: string },
) {
  await database
    .updateTable('mails')
    .set({ ...end, sealed: null, next_attempt_at: null })
    .where('message_id', '=', message_id)
    .where('next_attempt_at', 'is not', null)
    .execute()
}
