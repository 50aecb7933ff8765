import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The outbox. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table mails (
      message_id text primary key,
      template text not null,
      sealed text,
      queued_at timestamptz(3) not null,
      next_attempt_at timestamptz(3),
      attempts integer not null default 0,
      sent_at timestamptz(3),
      failed_at timestamptz(3),
      failure text,
      check ((next_attempt_at is null) = (sent_at is not null or failed_at is not null)),
      check ((sealed is null) = (next_attempt_at is null))
    )`.execute(db)
  await sql`create index mails_due on mails (next_attempt_at) where next_attempt_at is not null`.execute(db)
  await sql`create index mails_sent on mails (sent_at) where sent_at is not null`.execute(db)
  // Requests only add mails; workers, which are the owner, read them.
  await sql`grant insert on mails to tandem_app`.execute(db)
}
