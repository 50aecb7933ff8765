/** What an entry tells of a change: of each field that is given and differs, what it was and what it is. */
export function changesOf<Before extends object>(
  before: Before,
  given: { [Field in keyof Before]?: Before[Field] | undefined },
): Record<string, { before: unknown; after: unknown }> {
  const fields = Object.entries(given) as [keyof Before & string, unknown][]
  return Object.fromEntries(
    fields
      .filter(([field, after]) => after !== undefined && !isSame(before[field], after))
      .map(([field, after]) => [field, { before: before[field], after }]),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
