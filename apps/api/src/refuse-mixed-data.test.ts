import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markDemo } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { openEmbedded } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'
import { MixedDataError, refuseMixedData } from './refuse-mixed-data.ts'
import { copyMigratedData } from './test-setup.ts'

let folder: string
let opened: OpenDatabase | undefined
let database: WholeDatabase

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-mixed-'))
})
afterEach(async () => {
  await opened?.close()
  opened = undefined
  await rm(folder, { recursive: true, force: true })
})

async function open() {
  opened = await openEmbedded(folder)
  ;({ database } = opened)
  return opened
}
async function openMigrated() {
  await copyMigratedData(folder)
  return open()
}

const addTeam = () =>
  database.insertInto('teams').values({ name: 'Real', timezone: 'UTC', created_at: new Date() }).execute()
const starting = (isDemo: boolean) => refuseMixedData(database, { isDemo })

test.each([
  ['before', open],
  ['after', openMigrated],
])('lets both start on an empty database, %s its schema is created', async (_when, openEmpty) => {
  await openEmpty()
  for (const isDemo of [true, false]) await starting(isDemo)
})

test('refuses a demo on real data, and lets the product continue with it', async () => {
  await openMigrated()
  await addTeam()
  await starting(false)
  await expect(starting(true)).rejects.toThrow(MixedDataError)
  await expect(starting(true)).rejects.toThrow('Set DEMO=false')
})

test("refuses the product on a demo's data, and lets the demo continue with it", async () => {
  await openMigrated()
  await markDemo(database, new Date())
  await addTeam()
  await starting(true)
  await expect(starting(false)).rejects.toThrow(
    'everybody knows the password of its account demo@tandem.test',
  )
})
