import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns.ts'

/** Global: a mail may go to somebody who belongs to no team. Read by the named functions of platform/mail/outbox.ts only. */
interface MailsTable {
  message_id: string
  template: string
  /** Recipient and values; null once the mail is sent or given up. */
  sealed: string | null
  queued_at: Timestamp
  /** Null once the mail is sent or given up. */
  next_attempt_at: NullableTimestamp
  attempts: Generated<number>
  sent_at: NullableTimestamp
  failed_at: NullableTimestamp
  /** Why the last try failed: a status or an error code. */
  failure: string | null
}

/** What goes out by mail. */
export interface MailTables {
  mails: MailsTable
}
