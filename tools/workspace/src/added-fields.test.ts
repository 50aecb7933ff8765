import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyWorkspace } from './workspace-copy.ts'
import type { WorkspaceCopy } from './workspace-copy.ts'

/** A new field of a resource or table, and per library the files that must not compile without it. */
const added = [
  {
    of: 'Order',
    file: 'libs/api-contract/src/orders.ts',
    start: 'export const Order = v.strictObject({',
    type: 'v.string()',
    field: 'placed_via',
    places: {
      'api-server': [
        'commerce/orders/queries.ts',
        'commerce/orders/export.ts',
        'commerce/sync/write-orders.ts',
      ],
      connectors: ['shopify/rows.ts', 'woocommerce/rows.ts'],
      'provider-simulator': ['shop/contract-fields.test.ts'],
      'feature-ecommerce': ['lists/fields.test.ts', 'orders/example-orders.ts'],
    },
  },
  {
    of: 'Customer',
    file: 'libs/api-contract/src/customers.ts',
    start: 'export const Customer = v.strictObject({',
    type: 'v.string()',
    field: 'member_since',
    places: {
      'api-server': [
        'commerce/customers/queries.ts',
        'commerce/customers/export.ts',
        'commerce/sync/write-customers.ts',
      ],
      connectors: ['shopify/rows.ts', 'woocommerce/rows.ts'],
      'feature-ecommerce': ['lists/fields.test.ts', 'customers/example-customers.ts'],
    },
  },
  {
    of: 'Product',
    file: 'libs/api-contract/src/products.ts',
    start: 'export const Product = v.strictObject({',
    type: 'v.string()',
    field: 'made_in',
    places: {
      'api-server': [
        'commerce/products/queries.ts',
        'commerce/products/export.ts',
        'commerce/sync/write-products.ts',
      ],
      connectors: ['shopify/rows.ts', 'woocommerce/rows.ts'],
      'feature-ecommerce': ['lists/fields.test.ts', 'products/example-products.ts'],
    },
  },
  {
    of: 'AuditEntry',
    file: 'libs/api-contract/src/audit.ts',
    start: 'export const AuditEntry = v.strictObject({',
    type: 'v.string()',
    field: 'duration_ms',
    places: {
      'api-server': ['identity/audit/queries.ts', 'identity/audit/export.ts'],
      'feature-workspace': ['audit/entry-details.stories.tsx'],
    },
  },
  {
    of: 'the table of orders',
    file: 'libs/api-server/src/platform/database/order-tables.ts',
    start: 'interface OrdersTable {',
    type: 'Generated<string | null>',
    field: 'packed_by',
    places: { 'api-server': ['lifecycle/team-exports/order-data.ts'] },
  },
] as const

let workspace: WorkspaceCopy
/** The errors of the compiler with all its lines each. */
let errors: string[]

const compile = () => {
  const { output } = workspace.attempt(
    'node',
    'node_modules/typescript-7/bin/tsc',
    '--pretty',
    'false',
    '--project',
    'tsconfig.fields.json',
  )
  return output.split(/\n(?=\S)/).filter((error) => error.includes('error TS'))
}

beforeAll(() => {
  workspace = copyWorkspace()
  // Components import their recipes, which are generated.
  workspace.run('nx', 'run', '@tandem/design-system:codegen')
  workspace.write(
    'tsconfig.fields.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { noEmit: true, types: ['vite/client', 'node'] },
      include: ['libs/*/src'],
    }),
  )
  for (const { file, start, field, type } of added) {
    const text = readFileSync(join(workspace.root, file), 'utf8')
    expect(text.split(start)).toHaveLength(2)
    workspace.write(file, text.replace(start, `${start}\n  ${field}: ${type},`))
  }
  errors = compile()
}, 600_000)
afterAll(() => workspace?.remove())

test.each(added)(
  '$field of $of is missed by each library that must know it, and by no other',
  ({ field, places }) => {
    const named = errors.filter((error) => error.includes(field))
    const found = Map.groupBy(named, (error) => /^libs\/([\w-]+)\//.exec(error)?.[1] ?? error)
    expect([...found.keys()].toSorted()).toEqual(Object.keys(places).toSorted())
    for (const [library, files] of Object.entries(places)) {
      const inLibrary = found.get(library) ?? []
      expect(inLibrary.length, library).toBeGreaterThanOrEqual(files.length)
      for (const file of files)
        expect(inLibrary, file).toContainEqual(expect.stringContaining(`libs/${library}/src/${file}(`))
    }
  },
)

test('every other error is a consequence of these in the same file', () => {
  const fileOf = (error: string) => error.slice(0, error.indexOf('('))
  const isNamed = (error: string) => added.some(({ field }) => error.includes(field))
  const known = new Set(errors.filter(isNamed).map(fileOf))
  expect(errors.filter((error) => !known.has(fileOf(error)))).toEqual([])
})
