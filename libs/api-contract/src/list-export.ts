import * as v from 'valibot'
import { Id } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'

/** Requests the file that says what these columns mean, instead of their rows. */
export const definitions = v.optional(v.boolean())

/** Kinds of files with a table. A `tsv` is also what a spreadsheet reads when cells are pasted. */
export const fileFormats = ['csv', 'tsv', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

/**
 * How a text file writes decimals. Spreadsheets of countries with a decimal comma separate the cells of a CSV by
 * semicolons, so `comma` does too.
 */
export const decimalMarks = ['point', 'comma'] as const
export type DecimalMark = (typeof decimalMarks)[number]

/** How a file is written: by default as a CSV with commas between its cells and decimal points. */
export const fileStyle = {
  format: v.optional(v.picklist(fileFormats, messages.invalid)),
  decimal_mark: v.optional(v.picklist(decimalMarks, messages.invalid)),
}

/** The maximum number of rows that can be listed by id. */
export const namedRowsLimit = 1000

/** More than any list has, because a column can be named twice. */
const namedColumnsLimit = 100

const ids = v.optional(listOf(Id, namedRowsLimit, commerceMessages.list.tooManyRows(namedRowsLimit)))

/**
 * The body that requests a list as a file. `filter` is the list's search without paging; `ids` limits it to
 * these rows, `except_ids` leaves some out. Columns come in the order given. With `definitions` the answer is a file of
 * what the columns mean.
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
    definitions,
    ...fileStyle,
  })

/** The columns of a file, in order; at least one. */
export const columnsOf = <const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
): v.GenericSchema<Columns[number][]> =>
  v.pipe(
    listOf(v.picklist(columns), namedColumnsLimit, messages.invalid),
    v.minLength(1, commerceMessages.list.columns),
  )
