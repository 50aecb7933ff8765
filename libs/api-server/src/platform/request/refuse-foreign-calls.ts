import { problem } from './problem.ts'

/**
 * For calls whose sender is known by a cookie, which a browser also sends from pages of other sites. Browsers say where
 * a call comes from by Fetch Metadata (https://www.w3.org/TR/fetch-metadata/); older ones by `Origin`, if it may
 * change something. Other clients send neither, and no cookies of somebody else.
 *
 * @throws CROSS_SITE_REQUEST_REFUSED
 */
export function refuseForeignCalls(headers: Headers, appUrl: string) {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const isOurs =
    site === null
      ? origin === null || origin === new URL(appUrl).origin
      : site === 'same-origin' || site === 'none'
  if (!isOurs) throw problem('CROSS_SITE_REQUEST_REFUSED')
}
