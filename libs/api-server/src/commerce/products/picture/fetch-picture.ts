import type { ProviderFetch } from '@tandem/connectors'
import { pictureType } from './picture-type.ts'

/** A picture as the shop returned it. */
export interface FetchedPicture {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The maximum size of a picture: shops return the photo as uploaded. */
export const largestPictureBytes = 5 * 2 ** 20
const maxRedirects = 3
/** The maximum length of a picture's address. */
const longestAddress = 2_048

/**
 * Fetches a picture from a shop. Each redirect is checked like the first address. Null for anything that
 * can't be shown: another file type, too large, missing.
 * @throws when the shop can't be reached
 */
export async function fetchPicture(
  fetch: ProviderFetch,
  address: string,
  signal: AbortSignal,
): Promise<FetchedPicture | null> {
  let url = address
  for (let step = 0; step <= maxRedirects; step++) {
    if (url.length > longestAddress || !URL.canParse(url)) return null
    const answer = await fetch(url, {
      method: 'GET',
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' },
      signal,
      maximumBytes: largestPictureBytes,
    })
    const location = answer.headers.get('location')
    if (answer.status >= 300 && answer.status < 400 && location !== null) {
      await answer.body?.cancel()
      if (!URL.canParse(location, url)) return null
      url = new URL(location, url).href
      continue
    }
    if (!answer.ok) {
      await answer.body?.cancel()
      return null
    }
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const type = pictureType(bytes)
    return type === null ? null : { type, bytes }
  }
  return null
}
