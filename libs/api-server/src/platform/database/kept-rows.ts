import type { CompiledQuery } from 'kysely'
import type { WholeDatabase } from './database.ts'
import { markedToRead, readerOf } from './reading.ts'

/** A statement that differs between calls only in its values. */
export interface KeptStatement<Reads extends WholeDatabase, Values extends object, Row> {
  /** The object that the statement belongs to; together with `form` it identifies one text. */
  of: object
  /** What else the text depends on, such as a sort; left out when there is only one text. */
  form?: string
  /** `kept` if left out; see `Plan`. */
  plan?: 'kept' | 'walk'
  values: Values
  /**
   * Writes the statement. It must use the values only as parameters: a decision based on a value, or a text made from
   * one, would apply to every later call. The team is one of them (`currentTeam`).
   */
  write: (db: Reads, values: Values) => Written<Row>
}

interface Written<Row> {
  compile(db: WholeDatabase): CompiledQuery<Row>
}

/** The most texts kept for each `of`; further ones are written again each time. */
const maxForms = 100

const kept = new WeakMap<object, Map<string, CompiledQuery>>()

/**
 * The rows of a statement. When it goes to the database with others, it is written and compiled once for each form,
 * and later calls only fill in their values, because writing it takes longer than sending it. In a transaction it is
 * written each time.
 */
export async function keptRows<Reads extends WholeDatabase, Values extends object, Row>(
  db: Reads,
  { of, form = '', plan = 'kept', values, write }: KeptStatement<Reads, Values, Row>,
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
    if (forms.size < maxForms) forms.set(form, compiled)
  }
  const given = values as Record<string, unknown>
  const parameters = compiled.parameters.map((value) => {
    if (value === teamPlace) return reader.as.team
    return value instanceof ValuePlace ? given[value.name] : value
  })
  const query = markedToRead(compiled.query, { ...reader.as, plan })
  const { rows } = await reader.database.executeQuery({
    ...compiled,
    parameters,
    query,
  } as CompiledQuery<Row>)
  return rows
}

/** Takes the place of a value while a statement is written. */
class ValuePlace {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  /** Throws, because a text or number made from a value would be kept for all later calls. */
  [Symbol.toPrimitive](): never {
    throw new Error(`The value "${this.name}" of a kept statement must be given to it as it is`)
  }
}

/** Takes the place of the team while a statement is written. */
export const teamPlace = new ValuePlace('team')
