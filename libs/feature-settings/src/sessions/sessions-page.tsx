import { queryClientContext } from '@tandem/api-client/router'
import type { ReadAhead } from '@tandem/app-frame'
import { Card, Loading, Skeleton } from '@tandem/design-system'
import { PageBoundary } from '@tandem/page-parts'
import type { LoaderFunctionArgs } from 'react-router'
import { Devices } from './devices.tsx'
import { useSessionsText } from './messages.ts'
import { sessionListQueries } from './queries.ts'

export const readAhead: ReadAhead = (queryClient) => void queryClient.prefetchQuery(sessionListQueries.own)

export function loader({ context }: LoaderFunctionArgs) {
  readAhead(context.get(queryClientContext))
  return null
}

/** The user's devices, and how to sign them out. */
export function Component() {
  const text = useSessionsText()
  return (
    <PageBoundary
      failedTitle={text('failed')}
      loading={
        <Loading label={text('loading')}>
          <Card>
            <Skeleton height={42} />
          </Card>
        </Loading>
      }
    >
      <Devices />
    </PageBoundary>
  )
}
