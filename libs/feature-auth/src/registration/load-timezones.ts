import { queryClientContext } from '@tandem/api-client/router'
import { timezoneQueries } from '@tandem/page-parts'
import type { LoaderFunctionArgs } from 'react-router'

/** On the server, puts the time zones into the page. */
export const loadTimezones = ({ context }: Pick<LoaderFunctionArgs, 'context'>) =>
  context.get(queryClientContext).prefetchQuery(timezoneQueries.list())
