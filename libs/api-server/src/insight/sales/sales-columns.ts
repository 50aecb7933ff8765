import type { RawBuilder } from 'kysely'
import { dayNames } from '../../commerce/sync/day-figures.ts'

/** The figures of sales, which are added up; columns of `store_day`. */
export const salesColumns = ['orders', 'revenue', 'refunds', 'units', ...dayNames] as const

/** Selects `day`, `currency` and `salesColumns`, in any number of rows for each day. */
export type SalesRows = RawBuilder<unknown>
