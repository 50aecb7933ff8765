/** Asks a database in SQL, past every policy: what checkers look at. */
export type Query = (text: string) => Promise<Record<string, unknown>[]>

/** A text as SQL writes it. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
