import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { asSuperuser } from '../testing/test-database.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { checkRoute } from './check-route.ts'
import { openPostgres } from './open-database.ts'

const used = useTestApi()

test.runIf(inject('database') === 'postgres')(
  'refuses a role that may read every table but sees no row of a team',
  async () => {
    const { url } = used.opened
    if (!url) throw new Error('the test database has no address')
    expect(await checkRoute(url)).toEqual({ isPooled: false })

    const superuser = new URL(asSuperuser(url))
    superuser.pathname = '/postgres'
    const name = `reader_${crypto.randomUUID().replaceAll('-', '')}`
    const owner = openPostgres(superuser.href)
    const tables = openPostgres(Object.assign(new URL(superuser), { pathname: `/${name}` }).href)
    try {
      await sql
        .raw(`create role ${name} login password 'plain' in role pg_read_all_data`)
        .execute(owner.database)
      await sql.raw(`create database ${name}`).execute(owner.database)
      await sql`create table teams_only (team_id uuid)`.execute(tables.database)
      const reader = Object.assign(new URL(superuser), {
        username: name,
        password: 'plain',
        pathname: `/${name}`,
      })
      await expect(checkRoute(reader.href)).resolves.toEqual({ isPooled: false })
      await sql`alter table teams_only enable row level security`.execute(tables.database)
      await expect(checkRoute(reader.href)).rejects.toThrow(/its role does not own the tables/)
    } finally {
      await tables.close()
      await sql.raw(`drop database if exists ${name} with (force)`).execute(owner.database)
      await sql.raw(`drop role if exists ${name}`).execute(owner.database)
      await owner.close()
    }
  },
)
