/**
 * Rows as JSON for the database: PostgreSQL accepts neither U+0000 nor half a surrogate pair, and a shop's
 * texts can contain both. They are replaced by the replacement character.
 */
export const storableJson = (rows: unknown) =>
  JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '\uFFFD') : value,
  )
