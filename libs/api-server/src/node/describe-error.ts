/** How many errors of an aggregate are described; the others usually say much the same. */
const describedAtMost = 5

/** How many causes are followed: each error may name another as its cause. */
const causesAtMost = 3

/** What a log line or the record of a failed job says about an error. */
export interface ErrorDescription {
  name?: string
  message: string
  code?: string | number
  /** The constraint of the database that was violated. */
  constraint?: string
  stack?: string
  /** The cause and the errors of an aggregate, without their stacks. */
  cause?: ErrorDescription
  errors?: ErrorDescription[]
}

/**
 * Describes anything that was thrown or reported. Some libraries report plain objects that look like errors; they are
 * described like errors. Only listed properties are taken, because database drivers add the query's values and the
 * refused row to their errors.
 */
export function describeError(error: unknown): ErrorDescription {
  return describe(error, 0)
}

function describe(error: unknown, depth: number): ErrorDescription {
  if (typeof error !== 'object' || error === null) return { message: String(error) }
  const { name, message, code, constraint, stack, cause, errors } = error as Record<string, unknown>
  const inner = Array.isArray(errors) && depth < causesAtMost ? errors.slice(0, describedAtMost) : []
  const described = inner.map((one) => describe(one, depth + 1))
  return {
    ...(typeof name === 'string' && { name }),
    message: messageOf(message, described),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof stack === 'string' && depth === 0 && { stack }),
    ...(cause !== undefined &&
      cause !== null &&
      depth < causesAtMost && { cause: describe(cause, depth + 1) }),
    ...(described.length > 0 && { errors: described }),
  }
}

/**
 * An error for a connection refused at several addresses has no message of its own, so its errors are listed.
 */
function messageOf(message: unknown, errors: ErrorDescription[]): string {
  if (typeof message === 'string' && message !== '') return message
  return errors[0]?.message ?? 'no message'
}
