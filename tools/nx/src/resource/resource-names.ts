import type { Names } from '../names.ts'

/** What every file of a resource is named for. */
export interface ResourceNames {
  /** One of them. */
  one: Names
  /** Several. */
  many: Names
  feature: Names
  /** Where the pages of the feature start: `/billing`. */
  group: string
  /** The migration that makes the table: `0024-invoices`. */
  migration: string
}
