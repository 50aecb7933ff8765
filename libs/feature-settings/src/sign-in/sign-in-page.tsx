import { queryClientContext } from '@tandem/api-client/router'
import type { ReadAhead } from '@tandem/app-frame'
import { Card, Loading, Skeleton } from '@tandem/design-system'
import { signInMethodQueries, PageBoundary } from '@tandem/page-parts'
import type { LoaderFunctionArgs } from 'react-router'
import { useSignInText } from './messages.ts'
import { SignInMethodList } from './sign-in-methods.tsx'

export const readAhead: ReadAhead = (queryClient) => void queryClient.prefetchQuery(signInMethodQueries.own)

export function loader({ context }: LoaderFunctionArgs) {
  readAhead(context.get(queryClientContext))
  return null
}

/** The user's sign-in methods; a newly added provider returns here. */
export function Component() {
  const text = useSignInText()
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
      <SignInMethodList />
    </PageBoundary>
  )
}
