import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { secureTeamTable, teamIdColumn } from './frozen-row-level-security.ts'

/**
 * What people are told inside the product. `event` is what happened, so that it is told once, however often the job
 * that tells it runs. What a notification is about takes it along when it is deleted.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table notifications (
      team_id ${teamIdColumn},
      id bigint generated always as identity,
      user_id bigint not null,
      kind text not null,
      event text not null,
      store_id bigint,
      account_id bigint,
      export_id bigint,
      note_id bigint,
      ends_at timestamptz(3),
      created_at timestamptz(3) not null,
      read_at timestamptz(3),
      primary key (team_id, id),
      unique (team_id, user_id, kind, event),
      foreign key (team_id, user_id) references users on delete cascade,
      foreign key (team_id, store_id) references stores on delete cascade,
      foreign key (team_id, account_id) references social_accounts on delete cascade,
      foreign key (team_id, export_id) references team_exports on delete cascade,
      foreign key (team_id, note_id) references notes on delete cascade
    )`.execute(db)
  await sql`create index notifications_of_user on notifications (team_id, user_id, id desc)`.execute(db)
  for (const column of ['store_id', 'account_id', 'export_id', 'note_id'])
    await sql`
      create index ${sql.ref(`notifications_by_${column}`)} on notifications (team_id, ${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db)
  // For finding old ones in all teams.
  await sql`create index notifications_by_time on notifications (created_at)`.execute(db)
  await secureTeamTable(db, 'notifications')
}
