import * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** The properties in which valibot's schemas contain other schemas; each kind has some of them. */
interface Nested {
  type: string
  entries?: Record<string, Schema>
  options?: readonly unknown[]
  pipe?: readonly [Schema, ...v.GenericPipeItem<unknown, unknown>[]]
  item?: Schema
  items?: readonly Schema[]
  wrapped?: Schema
  value?: Schema
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

const loosened = new WeakMap<Schema, Schema>()

/**
 * The same schema for a client that may be older than the server: unknown fields are dropped, everything else
 * is as strict as before. The contract refuses unknown fields so that the server's tests notice them; a
 * client in an open tab must survive the next release.
 */
export function tolerantSchema<S extends Schema>(schema: S): S {
  const known = loosened.get(schema)
  if (known) return known as S
  const made = loosen(schema) as S
  loosened.set(schema, made)
  return made
}

function loosen(schema: Schema): Schema {
  const { type, entries, options, pipe, item, items, wrapped, value }: Nested = schema
  if (pipe) {
    const [first, ...rest] = pipe
    return v.pipe(
      tolerantSchema(first),
      ...rest.map((part) => (isSchema(part) ? tolerantSchema(part) : part)),
    )
  }
  if (entries) {
    const inner = Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, tolerantSchema(entry)]),
    )
    return type === 'strict_object' ? v.object(inner) : rebuilt(schema, { entries: inner })
  }
  if (options?.every(isSchema))
    return rebuilt(schema, { options: options.map((option) => tolerantSchema(option)) })
  if (items) return rebuilt(schema, { items: items.map((entry) => tolerantSchema(entry)) })
  if (item) return rebuilt(schema, { item: tolerantSchema(item) })
  if (wrapped) return rebuilt(schema, { wrapped: tolerantSchema(wrapped) })
  if (type === 'record' && value) return rebuilt(schema, { value: tolerantSchema(value) })
  return schema
}

const rebuilt = (schema: Schema, parts: Partial<Nested>): Schema => ({ ...schema, ...parts })
