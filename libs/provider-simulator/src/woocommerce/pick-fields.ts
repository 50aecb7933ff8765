const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pickFrom = (value: unknown, paths: string[][]): unknown => {
  if (Array.isArray(value)) return value.map((entry) => pickFrom(entry, paths))
  if (!isRecord(value)) return value
  const picked: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(value)) {
    const below = paths.filter(([first]) => first === name).map((path) => path.slice(1))
    if (below.length > 0)
      picked[name] = below.some((path) => path.length === 0) ? entry : pickFrom(entry, below)
  }
  return picked
}

/** `_fields=id,billing.email` keeps only those fields of each item, in the item's own order. */
export const pickFields = (body: unknown, fields: string[]): unknown =>
  fields.length === 0
    ? body
    : pickFrom(
        body,
        fields.map((field) => field.split('.')),
      )
