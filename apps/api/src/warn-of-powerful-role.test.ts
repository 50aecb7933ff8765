import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WholeDatabase } from '@tandem/api-server'
import { jsonLog, openEmbedded } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import { copyMigratedData } from './test-setup.ts'
import { warnOfPowerfulRole } from './warn-of-powerful-role.ts'

let folder: string
let opened: OpenDatabase
let database: WholeDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-role-'))
  await copyMigratedData(folder)
  opened = await openEmbedded(folder)
  ;({ database } = opened)
})
afterAll(async () => {
  await opened.close()
  await rm(folder, { recursive: true, force: true })
})

test('reports in one line which role is too powerful, and what to do', { timeout: 60_000 }, async () => {
  const lines: string[] = []
  // The embedded database is used here because its role is a superuser.
  await warnOfPowerfulRole({ database, log: jsonLog('info', { write: (line) => lines.push(line) }) })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    role: 'postgres',
    attribute: 'SUPERUSER',
    msg: expect.stringContaining('run "alter role postgres NOSUPERUSER" as a superuser'),
  })
})
