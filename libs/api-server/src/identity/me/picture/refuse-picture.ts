import { pictureLimits, teamMessages } from '@tandem/api-contract'
import { fieldProblem } from '../../../platform/request/problem.ts'

/** A picture that is not taken, and why. */
export const pictureProblem = (text: string) => fieldProblem('picture', text)

/** What is no whole picture, or of a kind that hardly anything shows. */
export const brokenPicture = () => pictureProblem(teamMessages.picture.broken)

/** Looked at before anything is unpacked: a small file may claim to be a huge picture. */
export function refuseSides(width: number, height: number) {
  if (width === 0 || height === 0) throw brokenPicture()
  const { sides } = pictureLimits
  if (Math.max(width, height) > sides) throw pictureProblem(teamMessages.picture.sides(sides))
}
