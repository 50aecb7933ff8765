/**
 * Rows as JSON for the database: PostgreSQL takes neither U+0000 nor half a surrogate pair, and a shop's texts can
 * hold both. The mark for an unreadable character stands in their place.
 */
export const storableJson = (rows: unknown) =>
  JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '\uFFFD') : value,
  )
