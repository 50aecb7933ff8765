import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { IntrospectionQuery } from 'graphql'
import { shopifySelection } from './node/shopify-selection.ts'
import { trimSchema } from './node/trim-schema.ts'

const source = process.argv[2]
if (!source) throw new Error('usage: trim-shopify-schema.ts admin_2026-10.json.gz (of @shopify/dev-mcp)')

const { data } = JSON.parse(gunzipSync(await readFile(source)).toString()) as { data: IntrospectionQuery }
const { text, requiredAccess, protectedFields } = trimSchema(data, shopifySelection)

const notice = `Trimmed from the introspection of Shopify's Admin GraphQL API, version 2026-10, as shipped in
@shopify/dev-mcp 1.16.0. Copyright 2025-present, Shopify Inc. ISC licence: data/ATTRIBUTION.md.`

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const sorted = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(
  pathOf('../data/shopify-admin-2026-10.graphql'),
  `${notice.replaceAll(/^/gm, '# ')}\n\n${text}\n`,
)
await writeFile(
  pathOf('./shopify/admin-schema.generated.ts'),
  `/* ${notice} Made by src/trim-shopify-schema.ts. */
export const adminSchemaText = ${JSON.stringify(text)}
export const requiredAccess: Record<string, string> = ${JSON.stringify(sorted(requiredAccess))}
export const protectedFields: Record<string, string> = ${JSON.stringify(sorted(protectedFields))}
`,
)
