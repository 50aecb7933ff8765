import type { Names } from '../names.ts'

/** The names that all files of a resource use. */
export interface ResourceNames {
  /** The singular. */
  one: Names
  /** The plural. */
  many: Names
  feature: Names
  /** The base address of the feature's pages: `/billing`. */
  group: string
  /** The migration that creates the table: `0024-invoices`. */
  migration: string
}
