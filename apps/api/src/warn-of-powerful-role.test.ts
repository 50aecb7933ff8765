import { afterAll, expect, test } from 'vitest'
import { embeddedDatabase, migrate, openPGlite } from '@tandem/api-server'
import { jsonLog } from '@tandem/api-server/node'
import { warnOfPowerfulRole } from './warn-of-powerful-role.ts'

const database = embeddedDatabase(await openPGlite())
afterAll(() => database.destroy())

test('says in one line which role is too powerful, and what to do', { timeout: 60_000 }, async () => {
  await migrate(database)
  const lines: string[] = []
  // The embedded database is asked here because its role is a superuser.
  await warnOfPowerfulRole({ database, log: jsonLog('info', { write: (line) => lines.push(line) }) })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    role: 'postgres',
    attribute: 'SUPERUSER',
    msg: expect.stringContaining('run "alter role postgres NOSUPERUSER" as a superuser'),
  })
})
