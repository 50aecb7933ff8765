import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oneConnection } from './one-connection.ts'
import { useTestApi } from './use-test-api.ts'

const used = useTestApi()
const message = 'a second connection'

test('fails work in a transaction that asks for a second connection, and nothing else', async () => {
  const database = oneConnection(used.opened.database)
  const count = () => database.selectFrom('teams').select('team_id').execute()

  await expect(database.transaction().execute(async () => count())).rejects.toThrow(message)
  await expect(database.transaction().execute(() => sql`select 1`.execute(database))).rejects.toThrow(message)
  await expect(
    database.transaction().execute(() => database.transaction().execute(async () => 1)),
  ).rejects.toThrow(message)

  // Two transactions at once, and work started inside one that continues after its end, each have the
  // connection alone.
  let after: (() => Promise<unknown>) | undefined
  const ended = new Promise<void>((resolve) => {
    after = async () => resolve()
  })
  const [rows, later] = await Promise.all([
    database
      .transaction()
      .execute((transaction) => transaction.selectFrom('teams').select('team_id').execute()),
    database.transaction().execute(async () => ({ counted: ended.then(count) })),
    count(),
  ])
  await after?.()
  expect(rows).toEqual([])
  expect(await later.counted).toEqual([])
})
