import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { contractObjects, rowTypeProblems } from './row-types.ts'
import { workspaceRoot } from './run-command.ts'
import { workspaceFiles } from './workspace-files.ts'

const files = [...workspaceFiles()]
const read = (path: string) => readFileSync(resolve(workspaceRoot, path), 'utf8')
const objects = contractObjects(
  files.filter((path) => /^libs\/api-contract\/src\/[^/]+(?<!\.test)\.ts$/.test(path)).map(read),
)
const isQuery = (path: string) =>
  /^libs\/api-server\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\/|\/migrations\//.test(path)

it('no statement claims that its rows are objects of the contract: a function makes them, field by field', () => {
  const queries = files.filter(isQuery)
  expect(queries.length).toBeGreaterThan(300)
  expect(objects.size).toBeGreaterThan(100)
  expect(queries.flatMap((path) => rowTypeProblems(path, read(path), objects))).toEqual([])
})

const start = `import { sql } from 'kysely'
import type { EndpointData, getOrder, Order, StoreType } from '@tandem/api-contract'
`

it.each([
  ['rows of raw SQL', 'const { rows } = await sql<Order>`select 1`.execute(db)'],
  ['a statement', 'function query(): RawBuilder<Order> {}'],
  ['a part of an object', "await sql<Order['lines'][number]>`select 1`.execute(db)"],
  ['all but a part', "await sql<\n  Omit<Order, 'notes_count'> & { id: number }\n>`select 1`"],
  ['the answer of a call', 'await sql<EndpointData<typeof getOrder>>`select 1`'],
  ['a type made of it', "type Row = Omit<Order, 'id'>\n\nawait sql<Row>`select 1`"],
  [
    'a type made of that',
    'interface One extends Order {\n  a: 1\n}\ntype Two = One\n\nawait sql<Two>`select 1`',
  ],
  ['a field of a row', 'interface Row {\n  id: number\n  order: Order\n}\n\nawait sql<Row>`select 1`'],
  ['another name', "import type { Order as Shown } from '@tandem/api-contract'\nawait sql<Shown>`select 1`"],
  ['an assertion', 'return (await query.executeTakeFirstOrThrow()) as Order'],
  ['an assertion of rows', 'return rows as Order[]'],
  ['a cast of an expression', 'exists(orders).$castTo<Order>()'],
])('%s is refused', (_what, text) => {
  expect(rowTypeProblems('libs/api-server/src/x.ts', `${start}${text}\n`, objects)).toHaveLength(1)
})

it.each([
  ['a row of its own', 'interface Row {\n  id: number\n}\n\nawait sql<Row>`select 1`'],
  ['columns of a table', "await sql<Selected<'orders', 'id'>>`select 1`"],
  ['a word of the contract', 'await sql<{ type: StoreType }>`select 1`'],
  ['a result', 'const find = async (): Promise<Order[]> => rows.map(toOrder)'],
  [
    'a type beside the row',
    'type Shown = Order\n\ninterface Row {\n  id: number\n}\n\nawait sql<Row>`select 1`',
  ],
  ['a constant', "const names = ['id'] as const"],
])('%s is accepted', (_what, text) => {
  expect(rowTypeProblems('libs/api-server/src/x.ts', `${start}${text}\n`, objects)).toEqual([])
})
