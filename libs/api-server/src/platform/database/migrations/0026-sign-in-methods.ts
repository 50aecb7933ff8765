import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The ways in which people can sign in, how a session began, and links that undo a change. */
export async function up(db: Kysely<unknown>) {
  // Null for passwords that were chosen before this was stored.
  await sql`alter table logins add column password_set_at timestamptz(3)`.execute(db)
  await sql`alter table sessions add column by_password boolean not null default false`.execute(db)
  await sql`
    alter table social_identities
      add column id bigint generated always as identity unique,
      add column email text`.execute(db)
  await sql`alter table social_registrations add column email text`.execute(db)
  await sql`alter table links drop constraint links_kind_check`.execute(db)
  await sql`
    alter table links
      add column identity_id bigint,
      add constraint links_kind_check check (kind in (
        'verify-email', 'reset-password', 'invitation', 'change-email', 'undo-sign-in', 'undo-email-change'
      ))`.execute(db)
}
