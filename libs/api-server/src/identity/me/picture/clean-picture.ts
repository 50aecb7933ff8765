import { pictureLimits, teamMessages } from '@tandem/api-contract'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng, pngStart } from './clean-png.ts'
import { pictureProblem } from './refuse-picture.ts'

/** A picture with only the data that draws it. */
export interface CleanPicture {
  type: 'image/jpeg' | 'image/png'
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Only the data that draws a picture: no location, time and device, no text, no second picture. JPEG or PNG,
 * by its own bytes.
 *
 * @throws VALIDATION_FAILED on `picture`
 */
export async function cleanPicture(base64: string): Promise<CleanPicture> {
  const given = bytesOf(base64)
  if (given.length > pictureLimits.bytes) throw pictureProblem(teamMessages.picture.tooLarge)
  const startsWith = (start: readonly number[]) => start.every((byte, index) => given[index] === byte)
  if (startsWith([0xff, 0xd8, 0xff])) return { type: 'image/jpeg', bytes: cleanJpeg(given) }
  if (startsWith(pngStart)) return { type: 'image/png', bytes: await cleanPng(given) }
  throw pictureProblem(teamMessages.picture.format)
}

function bytesOf(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    throw pictureProblem(teamMessages.picture.format)
  }
}
