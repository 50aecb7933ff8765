/**
 * A backup is lines of JSON: a head, each table followed by its rows, and an end, without which it is not whole.
 * Objects tell, arrays are rows; a row holds the text that PostgreSQL writes for each value, as in its own dumps.
 */
export interface BackupHead {
  tandem_backup: 1
  made_at: string
  /** Those that had made the schema. */
  migrations: string[]
  /** Something sealed: who can open it has the key. */
  sealed: string
}

/** Begins a table. */
export interface TableHead {
  table: string
  columns: string[]
}

/** How far the numbers of new rows had come, and how many rows there were. */
export interface BackupEnd {
  rows: number
  sequences: Record<string, number>
}

/** What the sealed part of a head is about. */
export const sealedFor = 'backup'

/** A backup that cannot be written or put back, in a sentence for whoever runs the command. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupError'
  }
}
