import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, WholeDatabase } from '../platform/database/database.ts'
import { valueParsers } from '../platform/database/value-parsers.ts'
import { asSuperuser } from './test-database.ts'

/** A connection that reports how each statement was planned. */
export interface PlanReader {
  client: pg.Client
  /** The plans since the list was last cleared, including those inside functions. */
  notices: string[]
}

/** Connects as a superuser, because only a superuser may log plans inside functions. */
export async function openPlanReader(databaseUrl: string | null): Promise<PlanReader> {
  const client = new pg.Client({ connectionString: asSuperuser(databaseUrl ?? '') })
  const notices: string[] = []
  await client.connect()
  client.on('notice', (notice) => notices.push(notice.message ?? ''))
  await client.query(`load 'auto_explain'`)
  for (const setting of ['log_min_duration = 0', 'log_nested_statements = on', `log_level = 'notice'`]) {
    await client.query(`set auto_explain.${setting}`)
  }
  await client.query(`set client_min_messages = 'notice'`)
  return { client, notices }
}

/** A database on which every statement reports its plan. */
export function planningDatabase({ client }: PlanReader): WholeDatabase {
  for (const [type, parse] of Object.entries(valueParsers)) client.setTypeParser(Number(type), parse)
  const connection = Object.assign(client, { release: () => undefined })
  const pool = { connect: async () => connection, end: async () => undefined }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) })
}
