import type { Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns.ts'

/**
 * Belongs to no team, because a mail may go to somebody without one. Only the functions of
 * platform/mail/outbox.ts read it.
 */
interface MailsTable {
  message_id: string
  template: string
  /** The recipient and values, encrypted; null once the mail is sent or given up. */
  sealed: string | null
  queued_at: Timestamp
  /** Null once the mail is sent or given up. */
  next_attempt_at: NullableTimestamp
  attempts: Generated<number>
  sent_at: NullableTimestamp
  failed_at: NullableTimestamp
  /** Why the last try failed: a status or error code. */
  failure: string | null
}

/** Outgoing mail. */
export interface MailTables {
  mails: MailsTable
}
