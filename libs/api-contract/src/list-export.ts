import * as v from 'valibot'
import { Id } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'

/** How many rows can be named one by one. */
export const namedRowsLimit = 1000

/** More than any list has: a column may be named twice. */
const namedColumnsLimit = 100

const ids = v.optional(listOf(Id, namedRowsLimit, commerceMessages.list.tooManyRows))

/**
 * The body that asks for a CSV of a list: `filter` is the list's own search without its paging; `ids` narrows it to
 * these rows, `except_ids` leaves some out. The columns stand in the order given.
 */
export const exportOf = <
  Filter extends v.GenericSchema,
  const Columns extends readonly [string, ...string[]],
>(
  filter: Filter,
  columns: Columns,
) =>
  v.strictObject({
    filter,
    ids,
    except_ids: ids,
    columns: columnsOf(columns),
  })

/** The columns of a file in the order they stand in; at least one. */
export const columnsOf = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  v.pipe(
    listOf(v.picklist(columns), namedColumnsLimit, messages.invalid),
    v.minLength(1, commerceMessages.list.columns),
  )
