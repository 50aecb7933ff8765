import * as v from 'valibot'
import { messages } from '@tandem/api-contract'
import { problem } from './problem.ts'

type Issue = v.BaseIssue<unknown>

/** How much is told of what is wrong: a person mends the first and sends the rest again. */
const issuesTold = 20
/** How often the schema may go on after something wrong. One mistake asks a few times: on its field, its row, its list. */
const goingOn = 10 * issuesTold
/** Names of fields are the caller's, and come back in the answer. */
const longestPath = 200

/** An input as its schema reads it; undefined where there is no schema. @throws what `refusal` makes of the first mistakes */
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
      // Read after each mistake: at some point there are enough of them.
      get abortEarly() {
        return ++asked > goingOn
      },
      abortPipeEarly: false,
    },
  )
  if (result.issues) throw refusal(result.issues)
  return result.value
}

/** For what a schema has no words of its own; the library's name types and repeat what was sent. */
function plainWords({ type, expected, input }: Issue): string {
  if (type === 'strict_object' && expected === 'never') return messages.unknownField
  return input === undefined ? messages.required : messages.invalid
}

/** The first text stands for all in `message`; each stands on its field in `errors`. */
function invalid(issues: [Issue, ...Issue[]]) {
  // A map, because fields are named by the caller: `__proto__` is one.
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
