import type { ApiSettings } from '../../platform/dependencies/dependencies.ts'

/**
 * Does the work and holds its outcome back until `evenAnswerMs` have passed: what an index or a row lock costs more for
 * an address that has an account is not seen from outside.
 */
export async function answerEvenly<T>(
  { evenAnswerMs }: Pick<ApiSettings, 'evenAnswerMs'>,
  work: () => Promise<T>,
): Promise<T> {
  if (evenAnswerMs === 0) return work()
  const earliest = new Promise((resolve) => setTimeout(resolve, evenAnswerMs))
  try {
    return await work()
  } finally {
    await earliest
  }
}
