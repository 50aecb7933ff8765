import { isKept } from './errors.ts'

/** The answer of a write; null when it is stored to be sent later. For forms, which close in both cases. */
export const orKept = <Answer>(written: Promise<Answer>): Promise<Answer | null> =>
  written.catch((error: unknown) => {
    if (isKept(error)) return null
    throw error
  })
