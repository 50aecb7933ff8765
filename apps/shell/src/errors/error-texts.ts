import { errorCatalogue } from '@tandem/api-contract'
import { shellMessages } from '../messages.ts'

interface ErrorText {
  /** Shown above the title. */
  code: string
  title: string
  description: string
}

/** The words of an error page by the last part of its address; what has no page of its own is 404. */
export function errorTextFor(code: string | undefined): ErrorText {
  const { text } = shellMessages
  switch (code) {
    case '422':
      return {
        code,
        title: text('errors.unknownStore.title'),
        description: text('errors.unknownStore.description'),
      }
    case '429':
      return { code, ...errorCatalogue.TOO_MANY_REQUESTS }
    case '500':
      return { code, ...errorCatalogue.AN_ERROR_OCCURED }
    case '503':
      return { code, ...errorCatalogue.SERVICE_UNAVAILABLE }
    case '403':
    case 'authorization':
      return { code: '403', ...errorCatalogue.FORBIDDEN }
    default:
      return {
        code: '404',
        title: text('errors.notFound.title'),
        description: text('errors.notFound.description'),
      }
  }
}

/** The words for an address that no library names: one of the error pages, or a page that does not exist. */
export const errorTextOf = (pathname: string): ErrorText =>
  errorTextFor(/^\/error\/([^/]+)\/?$/.exec(pathname)?.[1])
