/** A newer version created the schema, and this version does not know its tables. */
export class SchemaTooNewError extends Error {
  constructor(newest: string) {
    super(
      `The database was written by a newer version of Tandem (its last migration is ${newest}). ` +
        'Start that version, or restore a backup of this one.',
    )
    this.name = 'SchemaTooNewError'
  }
}

/** The role may not create tables; `code` is PostgreSQL's. */
export class MissingRightError extends Error {
  override readonly name = 'MissingRightError'
  readonly code = '42501'
}
