/**
 * A backup is lines of JSON: a head, each table followed by its rows, and an end, without which it is
 * incomplete. Objects are metadata, arrays are rows; a row contains the text that PostgreSQL writes for each
 * value, as in its own dumps.
 */
export interface BackupHead {
  tandem_backup: 1
  made_at: string
  /** The migrations of its schema. */
  migrations: string[]
  /** A sealed text: a host that can open it has the right key. */
  sealed: string
}

/** Begins a table. */
export interface TableHead {
  table: string
  columns: string[]
}

/** The last ids of sequences, and the number of rows. */
export interface BackupEnd {
  rows: number
  sequences: Record<string, number>
}

/** The purpose of a head's sealed part. */
export const sealedFor = 'backup'

/** Why a backup can't be written or restored, in a sentence for the person who runs the command. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupError'
  }
}
