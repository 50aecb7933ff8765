import type { Context } from 'hono'
import { errorCatalogue } from '@tandem/api-contract'
import type { ErrorBody } from '@tandem/api-contract'
import type { ApiEnvironment } from './create-api.ts'
import type { ApiDependencies } from './dependencies.ts'
import { Problem, problem } from './problem.ts'

/**
 * Codes of PostgreSQL and Node for a database that is away, full, read-only, shutting down, too slow, or that gave
 * way to another transaction: nothing was written, and the same call may succeed later.
 */
const unavailable =
  /^(08...|53...|25006|40001|40P01|55P03|57014|57P0[1235]|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/
/** What the driver says without a code when a connection cannot be had, or dies. */
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error and is not queryable/

const retryAfterSeconds = 5

/** The one place where failures become answers: what is not ours to show is logged and told in general words. */
export function answerProblem(
  dependencies: ApiDependencies,
  error: unknown,
  context: Context<ApiEnvironment>,
) {
  const { code, details, message } = asProblem(dependencies, error, context.get('request_id'))
  const { status } = errorCatalogue[code]
  const seconds = details.seconds_left ?? (status === 503 ? retryAfterSeconds : undefined)
  if (seconds !== undefined) context.header('Retry-After', String(seconds))
  for (const [name, value] of Object.entries(details.headers ?? {})) context.header(name, value)
  const body: ErrorBody = {
    code,
    message,
    ...(details.errors && { errors: details.errors }),
    request_id: context.get('request_id'),
    ...(details.seconds_left !== undefined && { seconds_left: details.seconds_left }),
  }
  return context.json(body, status)
}

function asProblem({ log }: ApiDependencies, error: unknown, request_id: string): Problem {
  if (error instanceof Problem) return error
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (unavailable.test(String(code)) || connectionLost.test(String(message))) {
    log.error({ request_id, code, reason: message }, 'the database is not available')
    return problem('SERVICE_UNAVAILABLE')
  }
  log.error({ request_id, error }, 'a request failed unexpectedly')
  return problem('AN_ERROR_OCCURED')
}
