import { pictureLimits, teamMessages } from '@tandem/api-contract'
import { fieldProblem } from '../../../platform/request/problem.ts'

/** Why a picture is refused. */
export const pictureProblem = (text: string) => fieldProblem('picture', text)

/** An incomplete picture, or one of a kind that hardly anything can show. */
export const brokenPicture = () => pictureProblem(teamMessages.picture.broken)

/** Checked before anything is decompressed: a small file may claim to be a huge picture. */
export function refuseSides(width: number, height: number) {
  if (width === 0 || height === 0) throw brokenPicture()
  const { sides } = pictureLimits
  if (Math.max(width, height) > sides) throw pictureProblem(teamMessages.picture.sides(sides))
}
