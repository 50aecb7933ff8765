import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { basePath, endpoints } from '@tandem/api-contract'
import type { ApiEnvironment } from './api-environment.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'

/** Longer paths are cut, because each request adds a log line. */
const longestPath = 500

/** Slower answers are logged whatever the setting, unless it is `off`. */
const slowFromMs = 1000

/**
 * Logs an answer as `settings.accessLog` says, and reports it to `onAnswer`. The last part of `keyedPaths`, and of
 * such paths in the contract, isn't logged.
 */
export function reportAnswer(
  { log, settings, onAnswer }: ApiDependencies,
  context: Context<ApiEnvironment>,
  milliseconds: number,
  keyedPaths: readonly string[],
) {
  const { method } = context.req
  const { status } = context.res
  const session = context.get('session')
  if (isLogged(settings.accessLog, status, milliseconds)) {
    log.info(
      {
        request_id: context.get('request_id'),
        method,
        path: loggedPath(context.req.path, keyedPaths).slice(0, longestPath),
        status,
        ms: Math.round(milliseconds),
        address: context.get('address'),
        ...(session && { team_id: session.team_id, user_id: session.user_id }),
      },
      'answered',
    )
  }
  onAnswer?.({
    route: routeOf(context),
    method: knownMethods.has(method) ? method : 'other',
    status,
    code: context.get('code') ?? null,
    seconds: milliseconds / 1000,
  })
}

function isLogged(accessLog: ApiDependencies['settings']['accessLog'], status: number, milliseconds: number) {
  if (accessLog === 'off') return false
  if (accessLog === 'all' || status >= 400 || milliseconds >= slowFromMs) return true
  return accessLog !== 'errors' && Math.random() < accessLog
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The first matching pattern that is more than a prefix, so that callers can't create new values. */
const routeOf = (context: Context) =>
  matchedRoutes(context).find(({ path }) => !path.endsWith('*'))?.path ?? 'unknown'

/** Paths whose last part is a secret key: those of files that are otherwise public. */
const keyedFiles = endpoints
  .filter(({ access, path }) => access === 'public' && path.endsWith('/{key}'))
  .map(({ path }) => `${basePath}${path.slice(0, path.indexOf('{'))}`)

/** The path without the secret part, which only a store or the person who requested it knows. */
function loggedPath(path: string, keyedPaths: readonly string[]) {
  const keyed = [...keyedPaths.map((keyed) => `${keyed}/`), ...keyedFiles].find((beginning) =>
    path.startsWith(beginning),
  )
  return keyed === undefined ? path : `${keyed}{key}`
}
