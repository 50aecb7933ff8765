import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import type { WholeDatabase } from '../platform/database/database.ts'
import { embeddedDatabase, openPGlite } from '../platform/database/embedded.ts'
import { openPostgres } from '../node/open-database.ts'

/** A migrated, empty database of the kind that this run tests. */
export interface TestDatabase {
  kind: 'pglite' | 'postgres'
  database: WholeDatabase
  /** The address of the PostgreSQL database; null on PGlite. */
  url: string | null
  close(): Promise<void>
}

/** Copies the migrated template: 0.3 s on either kind. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const kind = inject('database')
  if (kind === 'pglite') {
    const database = embeddedDatabase(await openPGlite({ snapshot: await openAsBlob(inject('snapshot')) }))
    return { kind, database, url: null, close: () => database.destroy() }
  }
  const server = inject('postgres')
  if (!server) throw new Error('PostgreSQL was not started: DATABASES leaves it out')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await runOn(`${server.url}/postgres`, `create database ${name} template ${server.template}`)
  const url = `${server.url}/${name}`
  // Tests prepare large teams with one statement, which takes longer than a request may. So may a connection on a busy machine.
  const opened = openPostgres(url, { requestMs: 60_000, connectMs: 60_000 })
  return {
    kind,
    database: opened.database,
    url,
    async close() {
      await opened.close()
      // A connection of a superuser may still be closing, and only a superuser may end it.
      await runOn(asSuperuser(`${server.url}/postgres`), `drop database ${name} with (force)`)
    },
  }
}

/** A database's address for the superuser of a server that `startOwnPostgres` started. */
export function asSuperuser(address: string): string {
  const url = new URL(address)
  url.username = 'postgres'
  url.password = 'postgres'
  return url.href
}

async function runOn(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
