import type { ApiDependencies } from '@tandem/api-server'

/** The database of the settings cannot be used: away, or the sign-in is refused. */
export class DatabaseUnreachableError extends Error {
  constructor(cause: unknown) {
    const { code } = cause as { code?: unknown }
    super(
      `Setting DATABASE_URL: the database cannot be reached (${typeof code === 'string' ? code : 'no answer'}). ` +
        'Check that PostgreSQL runs there, and the user, password and name of the database.',
    )
    this.name = 'DatabaseUnreachableError'
  }
}

/** @throws DatabaseUnreachableError where it does not answer */
export async function reachDatabase(database: ApiDependencies['database']): Promise<void> {
  try {
    await database.selectNoFrom((build) => build.val(1).as('one')).execute()
  } catch (error) {
    throw new DatabaseUnreachableError(error)
  }
}
