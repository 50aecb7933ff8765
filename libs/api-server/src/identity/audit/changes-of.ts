/** The changes in an entry: for each given field that differs, its value before and after. */
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
