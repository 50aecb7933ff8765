import type { errorPageStatuses } from './error-page-statuses.ts'
import { errorCatalogue } from './errors.ts'

/**
 * The text of each error page, for the pages themselves and for `getErrorText`. 422 has a page only for an
 * unknown store: other invalid input is shown beside its field.
 */
export const errorPages: Record<(typeof errorPageStatuses)[number], { title: string; description: string }> =
  {
    404: {
      title: 'Page Not Found',
      description: 'The address may be mistyped, or the page no longer exists. Nothing has changed.',
    },
    422: {
      title: 'Unknown store',
      description: 'This link points to a store your team no longer has. Nothing has changed.',
    },
    429: errorCatalogue.TOO_MANY_REQUESTS,
    500: errorCatalogue.AN_ERROR_OCCURED,
    503: errorCatalogue.SERVICE_UNAVAILABLE,
  }
