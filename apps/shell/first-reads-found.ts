import { findFirstReads } from './first-reads.ts'

/** A runner of Vite ends when it has imported a module: so this one waits itself. */
export const firstReads = await findFirstReads()
