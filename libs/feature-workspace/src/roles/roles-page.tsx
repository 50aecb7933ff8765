import { queryClientContext } from '@tandem/api-client/router'
import type { ReadAhead } from '@tandem/app-frame'
import { Loading, Skeleton, Stack } from '@tandem/design-system'
import { PageBoundary } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { useRolesText } from './messages.ts'
import { PermissionTable } from './permission-table.tsx'
import { roleQueries } from './queries.ts'
import { RoleCards } from './role-cards.tsx'

export const readAhead: ReadAhead = (queryClient) => void queryClient.prefetchQuery(roleQueries.list())

export function loader({ context }: LoaderFunctionArgs) {
  readAhead(context.get(queryClientContext))
  return null
}

export function Component() {
  const text = useRolesText()
  return (
    <PageBoundary
      failedTitle={text('failed')}
      loading={
        <Loading label={text('loading')}>
          <Stack gap="4">
            <Skeleton height="8rem" />
            <Skeleton height="40rem" />
          </Stack>
        </Loading>
      }
    >
      <Roles />
    </PageBoundary>
  )
}

function Roles() {
  const { role: mine } = useUser()
  const { data } = useSuspenseQuery(roleQueries.list())
  return (
    <Stack gap="4">
      <RoleCards roles={data.roles} mine={mine} />
      <PermissionTable {...data} mine={mine} />
    </Stack>
  )
}
