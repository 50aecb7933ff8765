import type { Context } from 'hono'
import { errorCatalogue } from '@tandem/api-contract'
import type { ErrorBody } from '@tandem/api-contract'
import type { ApiEnvironment } from './api-environment.ts'
import { languageOf } from '../language/language-of.ts'
import { sayIn } from '../language/say-in.ts'
import { isDatabaseOutage } from '../database/database-failure.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { Problem, problem } from './problem.ts'

const retryAfterSeconds = 5

/**
 * The only place that turns failures into answers: internal errors are logged and described in general words.
 */
export function answerProblem(
  dependencies: ApiDependencies,
  error: unknown,
  context: Context<ApiEnvironment>,
) {
  const { code, details, message } = asProblem(dependencies, error, context.get('request_id'))
  context.set('code', code)
  const { status } = errorCatalogue[code]
  const say = sayIn(languageOf(context))
  const seconds = details.seconds_left ?? (status === 503 ? retryAfterSeconds : undefined)
  if (seconds !== undefined) context.header('Retry-After', String(seconds))
  for (const [name, value] of Object.entries(details.headers ?? {})) context.header(name, value)
  const body: ErrorBody = {
    code,
    message: say(message),
    ...(details.errors && { errors: sayErrors(details.errors, say) }),
    request_id: context.get('request_id'),
    ...(details.seconds_left !== undefined && { seconds_left: details.seconds_left }),
  }
  return context.json(body, status)
}

const sayErrors = (errors: Record<string, string[]>, say: (text: string) => string) =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts.map(say)]))

function asProblem({ log }: ApiDependencies, error: unknown, request_id: string): Problem {
  if (error instanceof Problem) return error
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (isDatabaseOutage(error)) {
    log.error({ request_id, code, reason: message }, 'the database is not available')
    return problem('SERVICE_UNAVAILABLE')
  }
  log.error({ request_id, error }, 'a request failed unexpectedly')
  return problem('AN_ERROR_OCCURED')
}
