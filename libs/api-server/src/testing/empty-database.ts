import pg from 'pg'
import { inject } from 'vitest'
import type { WholeDatabase } from '../platform/database/database.ts'
import { embeddedDatabase, openPGlite } from '../platform/database/embedded.ts'
import { openPostgres } from '../node/open-database.ts'

/**
 * A database of the kind this run tests, without a schema; `icuLocale`, only for PostgreSQL, is for example
 * `tr-TR`.
 */
export async function openEmptyDatabase({ icuLocale }: { icuLocale?: string } = {}): Promise<{
  database: WholeDatabase
  close(): Promise<void>
}> {
  const server = inject('postgres')
  if (inject('database') === 'pglite' || !server) {
    const database = embeddedDatabase(await openPGlite())
    return { database, close: () => database.destroy() }
  }
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${server.url}/postgres` })
  await client.connect()
  const locale = icuLocale ? `template template0 locale_provider icu icu_locale '${icuLocale}'` : ''
  await client.query(`create database ${name} ${locale}`)
  // With the limits of a restore: it runs all migrations, which takes longer than a request may.
  const { patientDatabase: database, close } = openPostgres(`${server.url}/${name}`)
  return {
    database,
    async close() {
      await close()
      await client.query(`drop database ${name} with (force)`)
      await client.end()
    },
  }
}
