import { sql } from 'kysely'
import type { WholeDatabase } from './database.ts'

/** A role of the server with a right that sets row-level security aside. */
export interface PowerfulRole {
  role: string
  attribute: 'SUPERUSER' | 'BYPASSRLS'
}

/** Which of the server's two roles bypasses row-level security; empty when all is well. */
export async function powerfulRoles(database: WholeDatabase): Promise<PowerfulRole[]> {
  const { rows } = await sql<PowerfulRole>`
    select rolname as role, case when rolsuper then 'SUPERUSER' else 'BYPASSRLS' end as attribute
    from pg_roles
    where rolname in (session_user, 'tandem_app') and (rolsuper or rolbypassrls)
    order by rolname`.execute(database)
  return rows
}
