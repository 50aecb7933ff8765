import { findFirstReads } from './first-reads.ts'

/** Vite's runner stops when it has imported a module, so this module waits for the result itself. */
export const firstReads = await findFirstReads()
