import { isKept } from './errors.ts'

/** The answer of a write; null where it is kept to be sent later. For forms, which close either way. */
export const orKept = <Answer>(written: Promise<Answer>): Promise<Answer | null> =>
  written.catch((error: unknown) => {
    if (isKept(error)) return null
    throw error
  })
