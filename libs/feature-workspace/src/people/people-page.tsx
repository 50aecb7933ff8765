import { queryClientContext } from '@tandem/api-client'
import { Button } from '@tandem/design-system'
import { useIsAllowed, useUser } from '@tandem/session'
import { FillSlot } from '@tandem/workbench'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import type { LoaderFunctionArgs } from 'react-router'
import { roleQueries } from '../roles/queries.ts'
import { usePeopleText } from './messages.ts'
import { isOnlyYou, readRequest, usePeopleAddress } from './people-address.ts'
import { PeopleDialogs } from './people-dialogs.tsx'
import { PeopleList } from './people-list.tsx'
import { peopleQueries } from './queries.ts'
import { usePeopleWork } from './use-people-work.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext)
  void queryClient.prefetchQuery(peopleQueries.page(readRequest(new URL(request.url).searchParams)))
  // What a role may do stands in the dialogs; without it they work all the same.
  void queryClient.prefetchQuery({ ...roleQueries.list(), meta: { errors: 'local' } })
  return null
}

export function Component() {
  const text = usePeopleText()
  const { team } = useUser()
  const mayWrite = useIsAllowed('members.write')
  const address = usePeopleAddress()
  const work = usePeopleWork()
  const { data } = useQuery({ ...peopleQueries.page(address.request), meta: { errors: 'local' } })
  const isAlone = data !== undefined && isOnlyYou(address.request, data.meta.total)
  const description = text('page.description', { team: team.name })
  return (
    <>
      <FillSlot slot="pageDescription">
        {mayWrite ? description : `${description} ${text('page.mayNotWrite')}`}
      </FillSlot>
      {mayWrite && (
        <FillSlot slot="pageActions">
          <Button onClick={() => address.open({ kind: 'add' })}>{text('page.add')}</Button>
          {/* Whoever is alone has the main button below the table. */}
          {!isAlone && (
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden />}
              onClick={() => address.open({ kind: 'invite' })}
            >
              {text('page.invite')}
            </Button>
          )}
        </FillSlot>
      )}
      <PeopleList address={address} work={work} />
      <PeopleDialogs address={address} work={work} />
    </>
  )
}
