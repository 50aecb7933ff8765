import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { embeddedDatabase, openPGlite } from './embedded.ts'

test('transactions that follow each other leave time for other work', async () => {
  const database = embeddedDatabase(await openPGlite())
  let isOtherWorkDone = false
  setImmediate(() => (isOtherWorkDone = true))
  let transactions = 0
  while (!isOtherWorkDone && transactions < 2000) {
    await database.transaction().execute((transaction) => sql`select 1`.execute(transaction))
    transactions += 1
  }
  expect(isOtherWorkDone).toBe(true)
  await database.destroy()
})
