import { queryClientContext } from '@tandem/api-client'
import type { Store } from '@tandem/api-contract'
import { Button, Grid, toast } from '@tandem/design-system'
import { useIsAllowed, useUser } from '@tandem/session'
import { FillSlot, storeQueries, syncStoresMutation, useNow } from '@tandem/workbench'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { NoStores } from '../components/no-stores.tsx'
import { StoreCard } from '../components/store-card.tsx'
import { StoresSkeleton } from '../components/stores-skeleton.tsx'
import { StoreDialogs } from '../forms/store-dialogs.tsx'
import { useText } from '../messages.ts'
import { currencyQueries } from '../queries.ts'
import { readStoreDialog, writeStoreDialog, type StoreDialog } from '../store-dialog-address.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext)
  void queryClient.prefetchQuery(storeQueries.list())
  void queryClient.prefetchQuery(currencyQueries.list())
  return null
}

export function Component() {
  const text = useText()
  const { team } = useUser()
  const mayWrite = useIsAllowed('stores.write')
  const navigate = useNavigate()
  const open = (dialog: StoreDialog) =>
    void navigate({ search: writeStoreDialog(dialog) }, { preventScrollReset: true })
  // The empty state has the button itself. Until the stores are there, most teams have some: nothing moves then.
  const { data: hasStores = true } = useQuery({ ...storeQueries.list(), select: hasConnected })
  const connect = mayWrite ? () => open({ kind: 'connect' }) : undefined
  return (
    <>
      <FillSlot slot="pageDescription">{text('stores.description', { team: team.name })}</FillSlot>
      {connect && hasStores && (
        <FillSlot slot="pageActions">
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={connect}>
            {text('stores.connect')}
          </Button>
        </FillSlot>
      )}
      {/* Without the stores there is no page: a failure is the page's own, and goes to the boundary of the host. */}
      <Suspense fallback={<StoresSkeleton />}>
        <Stores
          timeZone={team.timezone}
          onConnect={connect}
          onEdit={mayWrite ? (id, part) => open({ kind: 'edit', id, part }) : undefined}
        />
      </Suspense>
    </>
  )
}

const connectedOf = (stores: readonly Store[]) => stores.filter(({ archived_at }) => archived_at === null)
const hasConnected = (stores: readonly Store[]) => connectedOf(stores).length > 0

interface StoresProps {
  timeZone: string
  onConnect?: () => void
  onEdit?: (id: number, part: 'store' | 'keys') => void
}

function Stores({ timeZone, onConnect, onEdit }: StoresProps) {
  const text = useText()
  const now = useNow()
  const navigate = useNavigate()
  const maySync = useIsAllowed('stores.sync')
  const [params] = useSearchParams()
  const { data } = useSuspenseQuery(storeQueries.list())
  const stores = connectedOf(data)
  const sync = useMutation({
    ...syncStoresMutation,
    onSuccess: () => toast.success({ title: text('stores.syncStarted') }),
  })
  return (
    <>
      {stores.length === 0 ? (
        <NoStores onConnect={onConnect} />
      ) : (
        <Grid columns={2} as="section" aria-label={text('stores.list')}>
          {stores.map((store) => (
            <StoreCard
              key={store.id}
              store={store}
              timeZone={timeZone}
              now={now}
              onSync={maySync ? () => sync.mutate([store.id]) : undefined}
              onEdit={onEdit && ((part) => onEdit(store.id, part))}
              isStarting={sync.isPending && sync.variables.includes(store.id)}
            />
          ))}
        </Grid>
      )}
      {onEdit && (
        <StoreDialogs
          dialog={readStoreDialog(params, stores)}
          stores={stores}
          timeZone={timeZone}
          onClose={() => void navigate({ search: '' }, { preventScrollReset: true })}
        />
      )}
    </>
  )
}
