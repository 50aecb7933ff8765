import { afterEach, beforeEach, expect, test } from 'vitest'
import { embeddedDatabase, markDemo, migrate, openPGlite } from '@tandem/api-server'
import type { WholeDatabase } from '@tandem/api-server'
import { MixedDataError, refuseMixedData } from './refuse-mixed-data.ts'

let database: WholeDatabase

beforeEach(async () => {
  database = embeddedDatabase(await openPGlite())
})
afterEach(() => database.destroy())

const addTeam = () =>
  database.insertInto('teams').values({ name: 'Real', timezone: 'UTC', created_at: new Date() }).execute()
const starting = (isDemo: boolean) => refuseMixedData(database, { isDemo })

test('lets both start where there is nothing yet, before and after the schema is made', async () => {
  for (const isDemo of [true, false]) await starting(isDemo)
  await migrate(database)
  for (const isDemo of [true, false]) await starting(isDemo)
})

test("refuses a demo on somebody's data, and lets the product go on with it", async () => {
  await migrate(database)
  await addTeam()
  await starting(false)
  await expect(starting(true)).rejects.toThrow(MixedDataError)
  await expect(starting(true)).rejects.toThrow('Set DEMO=false')
})

test("refuses the product on a demo's data, and lets the demo go on with it", async () => {
  await migrate(database)
  await markDemo(database, new Date())
  await addTeam()
  await starting(true)
  await expect(starting(false)).rejects.toThrow(
    'everybody knows the password of its account demo@tandem.test',
  )
})
