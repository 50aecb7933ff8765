import { problem } from './problem.ts'

/**
 * For a GET that changes something: refuses other sites, navigation and prefetching.
 * Browsers identify these by Fetch Metadata (https://www.w3.org/TR/fetch-metadata/); other clients send none.
 */
export function refuseOtherSites(request: Request) {
  const { headers } = request
  const isOtherSite = ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
  const isNavigation = headers.get('sec-fetch-mode') === 'navigate'
  const isPrefetch = /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)
  if (isOtherSite || isNavigation || isPrefetch) throw problem('CROSS_SITE_REQUEST_REFUSED')
}
