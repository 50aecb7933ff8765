import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '../../node/open-database.ts'
import { asSuperuser } from '../../testing/test-database.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { migrateTo } from './migrate.ts'
import { tryTeamRole } from './try-team-role.ts'

const used = useTestApi()

test.runIf(inject('database') === 'postgres')(
  'names the missing right when the role may neither create tables nor work for a team',
  async () => {
    await expect(tryTeamRole(used.opened.database)).resolves.toBeUndefined()
    const superuser = new URL(asSuperuser(used.opened.url ?? ''))
    superuser.pathname = '/postgres'
    const opened = openPostgres(superuser.href)
    const name = `weak_${crypto.randomUUID().replaceAll('-', '')}`
    await sql.raw(`create role ${name} login password 'plain'`).execute(opened.database)
    const weak = new URL(superuser)
    weak.username = name
    weak.password = 'plain'
    const other = openPostgres(weak.href)
    try {
      const noTables = { code: '42501', message: 'permission denied for schema public' }
      await expect(other.migrate()).rejects.toMatchObject(noTables)
      await expect(migrateTo(other.database, '0001-teams')).rejects.toMatchObject(noTables)
      await expect(tryTeamRole(other.database)).rejects.toMatchObject({
        code: '42501',
        message: 'permission denied to set role "tandem_app"',
      })
    } finally {
      await other.close()
      await sql.raw(`drop role if exists ${name}`).execute(opened.database)
      await opened.close()
    }
  },
)
