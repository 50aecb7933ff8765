import { queryClientContext } from '@tandem/api-client'
import { timezoneQueries } from '@tandem/page-parts'
import type { LoaderFunctionArgs } from 'react-router'

/** Puts the time zones into a page that is drawn before it is sent. */
export const loadTimezones = ({ context }: Pick<LoaderFunctionArgs, 'context'>) =>
  context.get(queryClientContext).prefetchQuery(timezoneQueries.list())
