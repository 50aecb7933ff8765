import { contractText } from '@tandem/api-client'
import { errorCatalogue, errorPages } from '@tandem/api-contract'

interface ErrorText {
  /** Shown above the title. */
  code: string
  title: string
  description: string
}

const hasPage = (code: string | undefined): code is `${keyof typeof errorPages}` =>
  code !== undefined && Object.hasOwn(errorPages, code)

const inLanguage = ({ title, description }: Omit<ErrorText, 'code'>) => ({
  title: contractText(title),
  description: contractText(description),
})

/** The texts of an error page by the last part of its address; those of 404 for anything without a page. */
export function errorTextFor(code: string | undefined): ErrorText {
  if (code === '403' || code === 'authorization')
    return { code: '403', ...inLanguage(errorCatalogue.FORBIDDEN) }
  const known = hasPage(code) ? code : '404'
  return { code: known, ...inLanguage(errorPages[known]) }
}

/** The texts for an address that no library has: one of the error pages, or a page that doesn't exist. */
export const errorTextOf = (pathname: string): ErrorText =>
  errorTextFor(/^\/error\/([^/]+)\/?$/.exec(pathname)?.[1])
