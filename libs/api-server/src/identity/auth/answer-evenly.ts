import type { ApiSettings } from '../../platform/dependencies/dependencies.ts'

/**
 * Does the work and delays its result until `evenAnswerMs` have passed, so that the extra time of an index or
 * row lock for an existing account isn't visible from outside.
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
