import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { dayMs, minuteMs } from '@tandem/format'
import type { Database, WholeDatabase } from '../database/database.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import type { Mail } from './mail.ts'
import { nextAttempt } from './retry-schedule.ts'

/**
 * The outbox belongs to no team, like the directory: a mail may go to somebody without one.
 * Its content is encrypted, because its links give access to accounts, and deleted once the mail is sent or
 * given up.
 */

/** A delivery that takes longer than this counts as failed, and the next worker takes the mail. */
const leaseMs = 5 * minuteMs

const keptDays = 30

/** A mail that only this worker may send now. */
export interface ClaimedMail {
  message_id: string
  template: string
  sealed: string
  queued_at: string
  attempts: number
}

/** The encrypted content of a mail is bound to its row. */
export const mailContext = (message_id: string) => `mail:${message_id}`

const domainOf = (from: string) => /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'

type Outbox = Pick<ApiDependencies, 'secrets' | 'mail' | 'now'>

/**
 * Adds a mail to the outbox, in the transaction of the change that causes it (of a team or not):
 * it is sent if, and only if, that transaction commits.
 */
export const queueMail = (db: Kysely<Database>, mail: Mail, outbox: Outbox): Promise<void> =>
  keepMail(db, mail, outbox, (sealed, now) => ({ sealed, next_attempt_at: now }))

/**
 * Does the work of `queueMail` but sends nothing, so that the time of an answer does not tell whether an address has
 * an account.
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

/** Whether any mail is due now. */
export async function hasDueMail(database: WholeDatabase, now: Date): Promise<boolean> {
  const due = await database
    .selectFrom('mails')
    .select('message_id')
    .where('next_attempt_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

/** Takes the mail that is due longest; no other worker gets it while this one may be sending it. */
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
        .where('next_attempt_at', '<=', now.toISOString())
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['message_id', 'template', 'sealed', 'queued_at', 'attempts'])
    .$narrowType<{ sealed: string }>()
    .executeTakeFirst()
}

/** Decrypts a claimed mail. @throws when it was encrypted with another key */
export async function openMail(
  { secrets }: Pick<ApiDependencies, 'secrets'>,
  { message_id, sealed }: Pick<ClaimedMail, 'message_id' | 'sealed'>,
): Promise<Mail> {
  return JSON.parse(await secrets.open(sealed, mailContext(message_id))) as Mail
}

/** How many waiting mails are checked at a time. */
const batchSize = 200

/**
 * Deletes waiting mails to these addresses. The recipient is only in the encrypted content, so each must be
 * opened.
 */
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
      .limit(batchSize)
      .execute()
    const theirs: string[] = []
    for (const mail of waiting) {
      if (addresses.has(await recipientOf(dependencies, mail))) theirs.push(mail.message_id)
    }
    if (theirs.length > 0) await database.deleteFrom('mails').where('message_id', 'in', theirs).execute()
    after = waiting.at(-1)?.message_id ?? null
  }
}

/** Empty when its key is gone: then nobody will send it either. */
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

/** Marks a mail as sent, and deletes its content. */
export async function settleSent(database: WholeDatabase, claimed: ClaimedMail, now: Date) {
  await settle(database, claimed, { sent_at: now })
  await database
    .deleteFrom('mails')
    .where('sent_at', '<', new Date(now.getTime() - keptDays * dayMs).toISOString())
    .execute()
}

/**
 * Marks a failed try. The mail is retried on its schedule, or given up when that has ended or another try
 * would not help:
 * then it stays in the table as failed, without its content.
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
