import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The role that row-level security binds. */
const appRole = 'tandem_app'

/**
 * Creates the role for requests, once per cluster. It owns nothing and can't sign in; the owner of the tables
 * becomes a member, so that a transaction can switch to the role.
 */
export async function createAppRole(db: Kysely<unknown>) {
  await sql`
    do $$ begin
      -- Asked first: whoever may not make roles is refused also where there is nothing left to make.
      if not exists (select from pg_roles where rolname = 'tandem_app') then
        create role tandem_app nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db)
  await sql`
    do $$ begin
      execute format('grant tandem_app to %I', current_user);
    exception when insufficient_privilege then null; -- whoever made the role for us granted it, see docs/hosting.md
    end $$`.execute(db)
  await sql.raw(`grant usage on schema public to ${appRole}`).execute(db)
}

/** A `team_id` column, filled from the transaction's team. */
export const teamIdColumn = sql`bigint not null default (current_setting('app.team_id')::bigint)`

/**
 * Applies row-level security to a table: under the app role only rows of the transaction's team exist. The
 * owner isn't bound (migrations, and search functions that run as definer).
 */
export async function secureTeamTable(db: Kysely<unknown>, table: string) {
  const name = sql.table(table)
  await sql`alter table ${name} enable row level security`.execute(db)
  await sql`
    create policy ${sql.ref(`${table}_of_team`)} on ${name} to ${sql.ref(appRole)}
    using (team_id = current_setting('app.team_id')::bigint)
    with check (team_id = current_setting('app.team_id')::bigint)`.execute(db)
  await sql`grant select, insert, update, delete on ${name} to ${sql.ref(appRole)}`.execute(db)
}
