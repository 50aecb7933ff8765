import * as v from 'valibot'
import { messages } from '@tandem/api-contract'
import { problem } from './problem.ts'

type Issue = v.BaseIssue<unknown>

/** The most mistakes in one answer: a person corrects them and sends the rest again. */
const issuesTold = 20
/**
 * How often the schema may continue after a mistake. One mistake asks several times: for its field, row and
 * list.
 */
const goingOn = 10 * issuesTold
/** The caller chooses the names of fields, and the answer repeats them. */
const longestPath = 200

/**
 * The input as its schema reads it; undefined without a schema. @throws the result of `refusal` for the first
 * mistakes
 */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema>
export function readInput(
  schema: v.GenericSchema | undefined,
  input: unknown,
  refusal?: (issues: [Issue, ...Issue[]]) => Error,
): unknown
export function readInput(
  schema: v.GenericSchema | undefined,
  input: unknown,
  refusal: (issues: [Issue, ...Issue[]]) => Error = invalid,
): unknown {
  if (!schema) return undefined
  let asked = 0
  const result = schema['~run'](
    { value: input },
    {
      lang: undefined,
      message: plainWords,
      // Read after each mistake, so that checking stops when there are enough.
      get abortEarly() {
        return ++asked > goingOn
      },
      abortPipeEarly: false,
    },
  )
  if (result.issues) throw refusal(result.issues)
  return result.value
}

/** For mistakes without a message in the schema: the library's message names types and repeats the input. */
function plainWords({ type, expected, input }: Issue): string {
  if (type === 'strict_object' && expected === 'never') return messages.unknownField
  return input === undefined ? messages.required : messages.invalid
}

/** `message` has the first text for all; `errors` has each by field. */
function invalid(issues: [Issue, ...Issue[]]) {
  // A map, because callers choose the names of fields, such as `__proto__`.
  const errors = Map.groupBy(issues.slice(0, issuesTold), fieldOf)
  const texts = [...errors].map(([field, ofField]) => [
    field,
    [...new Set(ofField.map(({ message }) => message))],
  ])
  return problem('VALIDATION_FAILED', { message: issues[0].message, errors: Object.fromEntries(texts) })
}

function fieldOf(issue: Issue): string {
  const path = v.getDotPath(issue) ?? 'body'
  return path.length > longestPath ? 'body' : path
}
