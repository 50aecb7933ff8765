import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { isMigrated } from '../platform/database/migrate.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { openPostgres } from './open-database.ts'

const used = useTestApi()

test.runIf(inject('database') === 'postgres')(
  'lets a migration take longer than a statement of a request',
  async () => {
    const opened = openPostgres(used.opened.url ?? '', { requestMs: 200 })
    const slow = () => sql`select pg_sleep(0.5)`.execute(opened.database)
    await expect(slow()).rejects.toThrow('did not answer a statement')
    // Another process is migrating.
    const ended = await used.opened.database.transaction().execute(async (db) => {
      await sql`lock table kysely_migration`.execute(db)
      const ending = opened.migrate().then(() => 'migrated', String)
      await sql`select pg_sleep(0.5)`.execute(db)
      return { ending }
    })
    expect(await ended.ending).toBe('migrated')
    await opened.close()
  },
)

test.runIf(inject('database') === 'postgres')(
  'accepts a role that may not create roles when both roles exist already',
  async () => {
    const name = `plain_${crypto.randomUUID().replaceAll('-', '')}`
    const { database } = used.opened
    for (const statement of [
      `create role ${name} login password 'plain'`,
      `grant tandem_app to ${name}`,
      `grant ${name} to current_user`,
      `create database ${name} owner ${name}`,
    ]) {
      await sql.raw(statement).execute(database)
    }
    const url = new URL(used.opened.url ?? '')
    Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` })
    const opened = openPostgres(url.href)
    await opened.migrate()
    expect(await isMigrated(opened.database)).toBe(true)
    await opened.close()
    await sql.raw(`drop database ${name} with (force)`).execute(database)
    await sql.raw(`drop role ${name}`).execute(database)
  },
)
