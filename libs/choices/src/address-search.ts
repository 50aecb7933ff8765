import * as v from 'valibot'

type Entries = Record<string, v.GenericSchema<unknown, unknown>>

/** The values of an address, with defaults filled in. */
export type SearchOf<E extends Entries> = { [Key in keyof E]: v.InferOutput<E[Key]> }

const readEntry = (schema: Entries[string], raw: string | undefined) => {
  const given = v.safeParse(schema, raw)
  return given.success ? given.output : v.parse(schema, undefined)
}

/**
 * Reads the address of a list by the entries of its contract schema. An unknown, malformed or repeated value
 * falls back to its default (of two, the first counts), so every address shows something.
 *
 * Each entry must be optional.
 */
export function parseSearch<E extends Entries>(entries: E, params: URLSearchParams): SearchOf<E> {
  const found = Object.entries(entries).map(([key, schema]) => [
    key,
    readEntry(schema, params.get(key) ?? undefined),
  ])
  return Object.fromEntries(found) as SearchOf<E>
}

/**
 * The address of a list: `?page=2&sort=total`, or nothing when everything is default. The inverse of {@link
 * parseSearch}.
 */
export function toSearch<E extends Entries>(entries: E, values: Partial<SearchOf<E>>): string {
  const params = new URLSearchParams()
  for (const [key, schema] of Object.entries(entries)) {
    const value = values[key]
    if (value == null || value === '' || value === v.parse(schema, undefined)) continue
    params.set(key, String(value))
  }
  return params.size === 0 ? '' : `?${params}`
}
