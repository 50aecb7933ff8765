import { invalidate } from '@tandem/api-client/react'
import { queryClientContext } from '@tandem/api-client/router'
import type { Store } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import {
  connectedAccountQueries,
  isReading,
  isSyncing,
  loadStoreChoice,
  StoreAddress,
  storeQueries,
  teamClock,
} from '@tandem/choices'
import type { StoreChoice } from '@tandem/choices'
import { lazyPart, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { sessionQueries } from '@tandem/session'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router'
import type { DashboardFigures } from './dashboard-figures.tsx'
import { asksTheSame, dashboardRequests, readDashboardSearch } from './dashboard-search.ts'
import { FirstSteps, seesFirstSteps } from './first-steps.tsx'
import { useFirstText } from './first-messages.ts'
import { dashboardQueries, readDashboard } from './queries.ts'

export { readAhead } from './read-ahead.ts'

type DashboardParts = typeof DashboardFigures

const loadFigures = async () => (await import('./dashboard-figures.tsx')).DashboardFigures
const LateFigures = lazyPart(loadFigures)

const isConnected = ({ archived_at }: Store) => archived_at === null

interface LoadedDashboard {
  choice: StoreChoice
  /** Null when nothing is connected. */
  Figures: DashboardParts | null
}

/** The page's store and account, the start of all its reads, and the component for them. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<LoadedDashboard> {
  const queryClient = context.get(queryClientContext)
  const [choice, stores, { data: accounts }, user] = await Promise.all([
    loadStoreChoice({ request, context }),
    queryClient.ensureQueryData(storeQueries.list()),
    queryClient.ensureQueryData(connectedAccountQueries.list()),
    queryClient.ensureQueryData(sessionQueries.me),
  ])
  if (typeof choice === 'object') {
    const search = readDashboardSearch(new URL(request.url).searchParams, accounts)
    readDashboard(queryClient, dashboardRequests(search, choice.id, teamClock(user.team)))
  }
  const steps = seesFirstSteps(user) ? stepsSoon(queryClient) : undefined
  const isEmpty = accounts.length === 0 && !stores.some(isConnected)
  const [Figures] = await Promise.all([isEmpty ? null : loadFigures(), steps])
  return { choice, Figures }
}

/** How long the page waits for what is at its top. */
const longestWaitMs = 4000

/** The first steps are at the top: shown later, they would push down what is below them. */
const stepsSoon = (queryClient: QueryClient) =>
  Promise.race([
    queryClient.prefetchQuery(dashboardQueries.firstSteps()),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ])

/** Another view of the same figures doesn't reload the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !asksTheSame(currentUrl, nextUrl))

/** The team's posts and its stores over the same days. */
export function Component() {
  const { choice, Figures } = useLoaderData<LoadedDashboard>()
  return (
    <>
      <StoreAddress choice={choice} />
      {typeof choice === 'object' && <Dashboard storeId={choice.id} Figures={Figures} />}
    </>
  )
}

function Dashboard({ storeId, Figures }: { storeId: number | null; Figures: DashboardParts | null }) {
  const text = useFirstText()
  const { data: accounts } = useSuspenseQuery(connectedAccountQueries.list())
  const { data: everyStore } = useSuspenseQuery(storeQueries.list())
  const stores = everyStore.filter(isConnected)
  useRereadAfter(accounts.some(isReading) || stores.some(isSyncing))

  if (accounts.length === 0 && stores.length === 0)
    return (
      <>
        <FillSlot slot="pageDescription">{text('nothing.description')}</FillSlot>
        <Stack gap="4" tabIndex={-1} className={quietFocus}>
          <FirstSteps isStart />
        </Stack>
      </>
    )
  // The first store or account may be connected while the page is open.
  const Shown = Figures ?? LateFigures
  return (
    <Suspense>
      <Shown {...{ accounts, stores, storeId }} />
    </Suspense>
  )
}

/** The last figures of a reading are written after its last progress was seen. */
function useRereadAfter(isBeingRead: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isBeingRead) return
    return () => void invalidate(queryClient, ['figures'])
  }, [isBeingRead, queryClient])
}

const quietFocus = css({ outlineStyle: 'none' })
