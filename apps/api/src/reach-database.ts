import { checkRoute, RouteError } from '@tandem/api-server/node'
import type { RouteSetting } from '@tandem/api-server/node'

/**
 * The database of the settings can't be used: it doesn't answer, refuses the sign-in, or is behind an
 * unsuitable pooler.
 */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError'
}

/** @throws DatabaseUnreachableError in one line, when the database doesn't answer or can't be used */
export async function reachDatabase(url: string, directUrl: string | null): Promise<void> {
  await reachThrough('DATABASE_URL', url)
  if (directUrl === null) return
  await reachThrough('DATABASE_DIRECT_URL', directUrl)
  await inOneLine('DATABASE_DIRECT_URL', () => checkRoute(url, { directUrl }))
}

/**
 * Checks a single address like `reachDatabase`.
 *
 * @throws DatabaseUnreachableError
 */
export async function reachThrough(setting: RouteSetting, url: string): Promise<void> {
  await inOneLine(setting, () => checkRoute(url, { setting }))
}

async function inOneLine(setting: RouteSetting, check: () => Promise<unknown>) {
  try {
    await check()
  } catch (error) {
    if (error instanceof RouteError) throw new DatabaseUnreachableError(error.message)
    const { code } = error as { code?: unknown }
    throw new DatabaseUnreachableError(
      `Setting ${setting}: the database cannot be reached (${typeof code === 'string' ? code : 'no answer'}). ` +
        'Check that PostgreSQL runs there, and the user, password and name of the database.',
    )
  }
}
