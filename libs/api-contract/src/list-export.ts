import * as v from 'valibot'
import { Id } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'

/** How many rows can be named one by one. */
export const namedRowsLimit = 1000

const ids = v.optional(v.pipe(v.array(Id), v.maxLength(namedRowsLimit, commerceMessages.list.tooManyRows)))

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
    columns: v.pipe(v.array(v.picklist(columns)), v.minLength(1, commerceMessages.list.columns)),
  })
