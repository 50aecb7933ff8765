import { libraryOf } from './mistake.ts'
import type { Mistake } from './mistake.ts'

const isNamed = (mistake: Mistake, name: string) => mistake.name === name || libraryOf(mistake) === name

/** Mistakes by the names of libraries or mistakes; all of them if no name is given. */
export function namedMistakes(mistakes: readonly Mistake[], only: readonly string[]): Mistake[] {
  const unknown = only.find((name) => !mistakes.some((mistake) => isNamed(mistake, name)))
  if (unknown !== undefined) throw new Error(`There is no mistake and no library ${unknown}`)
  return mistakes.filter((mistake) => only.length === 0 || only.some((name) => isNamed(mistake, name)))
}

/** One part of several, such as `2/4`; each part has some of every library. */
export function partOf(mistakes: readonly Mistake[], part: string | undefined): Mistake[] {
  if (part === undefined) return [...mistakes]
  const [, number, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(part) ?? []
  if (count === undefined || Number(number) > Number(count)) throw new Error('--part must be such as 2/4')
  return mistakes.filter((_, index) => index % Number(count) === Number(number) - 1)
}
