import { queryClientContext } from '@tandem/api-client/router'
import type { Store } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { loadStoreChoice, StoreAddress, storeQueries, StoreLogo, useTeamClock } from '@tandem/choices'
import type { StoreChoice } from '@tandem/choices'
import { Loading, Skeleton, Switcher } from '@tandem/design-system'
import { formatMonth } from '@tandem/format'
import { WidgetBoundary } from '@tandem/page-parts'
import { selectedStoreAtom } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ConnectFirst } from '../lists/connect-first.tsx'
import { useReconcileText } from './messages.ts'
import { MonthCards } from './month-cards.tsx'
import type { ReconcileSearch } from './queries.ts'
import { monthsOffered, readReconcile, writeReconcile } from './reconcile-address.ts'

/**
 * Which store the page shows. The shop is asked once the page is shown, because that takes too long for a
 * loader.
 */
export async function loader(args: LoaderFunctionArgs): Promise<{ choice: StoreChoice }> {
  await args.context.get(queryClientContext).ensureQueryData(storeQueries.list())
  return { choice: await loadStoreChoice(args) }
}

/** A month of a store beside the shop's own report. */
export function Component() {
  const { choice } = useLoaderData<typeof loader>()
  return (
    <>
      <StoreAddress choice={choice} />
      {typeof choice === 'object' && <Reconcile storeId={choice.id} />}
    </>
  )
}

function Reconcile({ storeId }: { storeId: number | null }) {
  const text = useReconcileText()
  const { data: stores } = useSuspenseQuery(storeQueries.list())
  const connected = stores.filter(({ archived_at }) => archived_at === null)
  const store = connected.find(({ id }) => id === storeId) ?? connected[0]
  if (store) return <ReconcileStore store={store} stores={connected} />
  return (
    <>
      <FillSlot slot="pageDescription">{text('noStore')}</FillSlot>
      <ConnectFirst kind="orders" title={text('connect')} />
    </>
  )
}

function ReconcileStore({ store, stores }: { store: Store; stores: Store[] }) {
  const text = useReconcileText()
  const { today } = useTeamClock()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const selectStore = useSetAtom(selectedStoreAtom)
  const search = readReconcile(params, today)
  const show = (id: number, changes: Partial<ReconcileSearch> = {}) =>
    void navigate({ search: writeReconcile(id, { ...search, ...changes }) }, { preventScrollReset: true })
  return (
    <>
      <FillSlot slot="pageDescription">{text('description')}</FillSlot>
      <FillSlot slot="pageActions">
        <Switcher
          label={text('store')}
          options={stores.map(({ id, name, type, default_currency }) => ({
            value: String(id),
            label: name,
            hint: default_currency,
            icon: <StoreLogo type={type} size={16} />,
          }))}
          value={String(store.id)}
          onValueChange={(id) => {
            selectStore(Number(id))
            show(Number(id))
          }}
        />
        <Switcher
          label={text('month')}
          options={monthsOffered(today, search.month).map((month) => ({
            value: month,
            label: formatMonth(`${month}-01`),
          }))}
          value={search.month}
          onValueChange={(month) => show(store.id, { month })}
        />
      </FillSlot>
      <WidgetBoundary
        failedTitle={text('failed')}
        loading={
          <Loading label={text('loading')}>
            <Skeleton height={420} />
          </Loading>
        }
        resetKey={JSON.stringify([store.id, search])}
      >
        <MonthCards storeId={store.id} search={search} onChange={(changes) => show(store.id, changes)} />
      </WidgetBoundary>
    </>
  )
}
