import type { CompiledQuery } from 'kysely'
import type { WholeDatabase } from './database.ts'
import { markedToRead, readerOf } from './reading.ts'

/** A statement that differs from call to call only in its values. */
export interface KeptStatement<Reads extends WholeDatabase, Values extends object, Row> {
  /** What the statement belongs to; with `form` it names one text. */
  of: object
  /** What the text depends on, such as a sort; left out where there is one text. */
  form?: string
  values: Values
  /**
   * Writes the statement. The values may only be given to it as they are: a decision or a text that is made from one
   * of them here would hold for every later call. The team is one of them (`currentTeam`).
   */
  write: (db: Reads, values: Values) => Written<Row>
}

interface Written<Row> {
  compile(db: WholeDatabase): CompiledQuery<Row>
}

/** So many texts are kept of each `of`; what is asked for beyond them is written anew each time. */
const mostForms = 100

const kept = new WeakMap<object, Map<string, CompiledQuery>>()

/**
 * The rows of a statement. Where it goes to the database with others, it is written and compiled once for each form, and
 * later calls only put their values in: to write it takes longer than to send it. In a transaction it is written each time.
 */
export async function keptRows<Reads extends WholeDatabase, Values extends object, Row>(
  db: Reads,
  { of, form = '', values, write }: KeptStatement<Reads, Values, Row>,
): Promise<Row[]> {
  const reader = readerOf(db)
  if (!reader) return (await db.executeQuery(write(db, values).compile(db))).rows
  const forms = kept.get(of) ?? new Map<string, CompiledQuery>()
  kept.set(of, forms)
  let compiled = forms.get(form)
  if (!compiled) {
    const blank = reader.blank() as Reads
    const places = Object.fromEntries(Object.keys(values).map((name) => [name, new ValuePlace(name)]))
    compiled = write(blank, places as Values).compile(blank)
    if (forms.size < mostForms) forms.set(form, compiled)
  }
  const given = values as Record<string, unknown>
  const parameters = compiled.parameters.map((value) => {
    if (value === teamPlace) return reader.as.team
    return value instanceof ValuePlace ? given[value.name] : value
  })
  const query = markedToRead(compiled.query, reader.as)
  const { rows } = await db.executeQuery({ ...compiled, parameters, query } as CompiledQuery<Row>)
  return rows
}

/** Stands for a value while a statement is written. */
class ValuePlace {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  /** A text or a number that is made from it would be kept for the values of all later calls. */
  [Symbol.toPrimitive](): never {
    throw new Error(`The value "${this.name}" of a kept statement must be given to it as it is`)
  }
}

/** Stands for the team while a statement is written. */
export const teamPlace = new ValuePlace('team')
