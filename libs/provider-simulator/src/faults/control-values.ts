/** A request to the control path has an unusable value. */
export class ControlError extends Error {}

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A number of 0 or more, or undefined. */
export const numberOr = (value: unknown, name: string): number | undefined => {
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw new ControlError(`${name} must be a number of 0 or more`)
  return value
}

/** A text, or undefined. */
export const textOr = (value: unknown, name: string): string | undefined => {
  if (value === undefined) return undefined
  if (typeof value !== 'string') throw new ControlError(`${name} must be text`)
  return value
}

/** One of some words, or undefined. */
export const oneOf = <Word extends string>(
  value: unknown,
  name: string,
  words: readonly Word[],
): Word | undefined => {
  if (value === undefined) return undefined
  const found = words.find((word) => word === value)
  if (found === undefined) throw new ControlError(`${name} must be one of ${words.join(', ')}`)
  return found
}

/** The value, which is required. */
export const present = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new ControlError(`${name} is missing`)
  return value
}
