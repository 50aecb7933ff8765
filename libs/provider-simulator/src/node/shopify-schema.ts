import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The path of the trimmed schema of Shopify's Admin API 2026-10; see data/ATTRIBUTION.md. */
export const shopifySchemaPath: string = fileURLToPath(
  new URL('../../data/shopify-admin-2026-10.graphql', import.meta.url),
)

/** The trimmed schema of Shopify's Admin API 2026-10, for `buildSchema` of graphql. */
export const shopifySchema = (): string => readFileSync(shopifySchemaPath, 'utf8')
