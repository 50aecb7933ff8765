import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

/** The size of a `case` with two or three branches; anything larger belongs in a PL/pgSQL function. */
const longestTree = 4_000

/**
 * PostgreSQL parses the stored tree of a generated column for each row of an update that doesn't change its
 * sources, and keeps the result until the update ends: a tree of 56,000 characters took 0.6 ms and 25 kB per
 * row, 5 GB for 200,000 orders.
 */
test('keeps rules of generated columns short, so that updates of many rows stay fast and small', async () => {
  const { rows } = await sql<{ name: string; tree: number }>`
    select r.relname || '.' || a.attname as name, length(d.adbin::text) as tree
    from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    join pg_class r on r.oid = d.adrelid
    where a.attgenerated <> ''`.execute(used.opened.database)
  expect(rows.map(({ name }) => name)).toContain('orders.channel')
  expect(rows.filter(({ tree }) => tree > longestTree)).toEqual([])
})
