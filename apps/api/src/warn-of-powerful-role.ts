import type { ApiDependencies } from '@tandem/api-server'
import { powerfulRoles } from '@tandem/api-server'

/**
 * Warns in one line for each role that bypasses row-level security: with it, a mistake in a query would show
 * one team the rows of another.
 */
export async function warnOfPowerfulRole({ database, log }: Pick<ApiDependencies, 'database' | 'log'>) {
  for (const { role, attribute } of await powerfulRoles(database)) {
    const cure = attribute === 'SUPERUSER' ? 'NOSUPERUSER' : 'NOBYPASSRLS'
    log.warn(
      { role, attribute },
      `the database role ${role} has ${attribute}, so row-level security doesn't bind it: run "alter role ${role} ${cure}" as a superuser, or set DATABASE_URL to another role that owns the database (docs/hosting.md, The roles)`,
    )
  }
}
