import { createNoise } from '../instagram/data/noise.ts'

/** The characters of short link codes. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * The code of the short link by which buyers followed a post to a page of a shop, given as a path. It is
 * always the same, so that the demo can create the link they used.
 */
export function shortLinkCode(shortcode: string, path: string): string {
  const noise = createNoise(`short link:${shortcode}:${path}`)
  return Array.from({ length: 8 }, (_, at) => letters[Math.floor(noise(at) * letters.length)]).join('')
}
