import { sql } from 'kysely'
import type { Kysely } from 'kysely'
export async function up(db: Kysely<unknown>) { await sql`create table stores(team_id bigint, id bigint, name text, type text, default_currency text, archived_at timestamptz)`.execute(db); await sql`grant all on stores to tandem_app`.execute(db) }
