/** Queries a database in SQL, bypassing every policy, for checks. */
export type Query = (text: string) => Promise<Record<string, unknown>[]>

/** A text as an SQL literal. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
