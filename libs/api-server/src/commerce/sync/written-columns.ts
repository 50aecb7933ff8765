import { sql } from 'kysely'

/** The parts of a statement that writes rows of JSON, from the columns and their types; the key isn't updated. */
export function writtenColumns<Column extends string>(types: Record<Column, string>, key: NoInfer<Column>) {
  const names = Object.keys(types)
  const list = (parts: string[]) => sql.raw(parts.join(', '))
  return {
    names: list(names),
    typed: list(Object.entries(types).map(([name, type]) => `${name} ${type}`)),
    set: list(names.filter((name) => name !== key).map((name) => `${name} = excluded.${name}`)),
  }
}
