import { createNoise } from '../instagram/data/noise.ts'

/** What codes of short links are made of. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * The code of the short link by which buyers came from a post to a page of a shop, given as a path: always the same, so
 * that a demo can make the link that they came by.
 */
export function shortLinkCode(shortcode: string, path: string): string {
  const noise = createNoise(`short link:${shortcode}:${path}`)
  return Array.from({ length: 8 }, (_, at) => letters[Math.floor(noise(at) * letters.length)]).join('')
}
