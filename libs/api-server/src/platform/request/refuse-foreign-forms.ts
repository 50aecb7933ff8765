import { problem } from './problem.ts'

/**
 * Refuses a form that another site submits as a page. Browsers say where it comes from by Fetch Metadata
 * (https://www.w3.org/TR/fetch-metadata/); `Origin` is `null` when a page sends no referrer. Older browsers send no
 * Fetch Metadata: they must send our own origin.
 *
 * @throws CROSS_SITE_REQUEST_REFUSED
 */
export function refuseForeignForms({ headers }: Request, appUrl: string) {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const isOurs =
    site === null
      ? origin === new URL(appUrl).origin
      : site === 'same-origin' && (origin === null || origin === 'null' || origin === new URL(appUrl).origin)
  if (!isOurs) throw problem('CROSS_SITE_REQUEST_REFUSED')
}
