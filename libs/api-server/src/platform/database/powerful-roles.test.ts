import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '../../node/open-database.ts'
import { asSuperuser } from '../../testing/test-database.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { powerfulRoles } from './powerful-roles.ts'

const used = useTestApi()

test.runIf(inject('database') === 'postgres')(
  "names a role that row-level security doesn't bind, and none when all is well",
  async () => {
    expect(await powerfulRoles(used.opened.database)).toEqual([])
    const superuser = new URL(asSuperuser(used.opened.url ?? ''))
    superuser.pathname = '/postgres'
    const opened = openPostgres(superuser.href)
    const name = `bypass_${crypto.randomUUID().replaceAll('-', '')}`
    try {
      expect(await powerfulRoles(opened.database)).toEqual([{ role: 'postgres', attribute: 'SUPERUSER' }])
      await sql.raw(`create role ${name} login password 'plain' bypassrls`).execute(opened.database)
      const bypassing = new URL(superuser)
      bypassing.username = name
      bypassing.password = 'plain'
      const other = openPostgres(bypassing.href)
      expect(await powerfulRoles(other.database)).toEqual([{ role: name, attribute: 'BYPASSRLS' }])
      await other.close()
    } finally {
      await sql.raw(`drop role if exists ${name}`).execute(opened.database)
      await opened.close()
    }
  },
)
