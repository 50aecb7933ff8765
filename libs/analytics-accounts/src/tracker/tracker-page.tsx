import { FillSlot } from '@tandem/app-frame'
import { accountName, periodRequest, useTeamClock } from '@tandem/choices'
import { Switch, useIsPhone } from '@tandem/design-system'
import { NotesSheet } from '@tandem/items'
import { listControls, openDefaultFilter, TableExportButton } from '@tandem/lists'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { figuresAhead, loadFigures } from '../account-figures/load-figures.ts'
import { accountFigureQueries } from '../account-figures/queries.ts'
import { usePageAddress } from '../account-figures/use-page-address.ts'
import { useTrackerText } from './messages.ts'
import { TrackAction } from './track-action.tsx'
import { trackerCells, trackerDefinitions } from './tracker-cells.ts'
import { TrackerList } from './tracker-list.tsx'
import { shownRows } from './tracker-rows.ts'
import { trackerAddress, trackerSearch } from './tracker-search.ts'

const services = ['tracker', 'social'] as const

export const readAhead = figuresAhead(services, 'tracker')

export async function loader(args: LoaderFunctionArgs) {
  await openDefaultFilter('tracker', args)
  await loadFigures(args, services)
  return null
}

/** The accounts that the team tracks, beside its own. */
export function Component() {
  const text = useTrackerText()
  const clock = useTeamClock()
  const isPhone = useIsPhone()
  const { timeZone, now, today } = clock
  const address = usePageAddress(trackerSearch, 'tracker')
  const { period, own } = address.shown
  const list = listControls(
    {
      shown: own,
      chosen: address.wanted.own,
      searchOf: address.addressOf,
      change: (change) =>
        address.change({ page: 1, ...change }, { replace: change.search_term !== undefined }),
    },
    trackerAddress,
  )
  const request = periodRequest(period, clock)
  const seen = { enabled: false } as const
  const { data: tracked } = useQuery({ ...accountFigureQueries.list('tracker', request), ...seen })
  const { data: ours } = useQuery({ ...accountFigureQueries.list('social', request), ...seen })
  const rows = tracked && ours && shownRows(tracked, ours, own)
  const isEmpty = tracked?.length === 0
  const hasNone = ours?.length === 0
  // Without a tracked account there is nothing to compare, filter or export. Until that is known the switch is
  // there, so that nothing moves when the accounts arrive.
  const ownSwitch = (
    <Switch
      label={text('list.own')}
      disabledReason={hasNone ? text('list.ownNone') : undefined}
      checked={address.wanted.own.own === 'shown' && !hasNone}
      onCheckedChange={(isOn) => address.change({ own: isOn ? 'shown' : 'hidden' })}
    />
  )
  return (
    <>
      <FillSlot slot="pageDescription">{text('page.description')}</FillSlot>
      <FillSlot slot="pageActions">
        {!isPhone && !isEmpty && ownSwitch}
        {!isEmpty && (
          <TableExportButton
            disabled={rows === undefined || rows.length === 0}
            table={() => ({
              what: (count) => text('list.count', count),
              name: text('page.file', { day: today }),
              rows: trackerCells(rows ?? [], timeZone),
              definitions: trackerDefinitions(),
            })}
          />
        )}
        {/* The empty state contains the main button. */}
        {!isEmpty && <TrackAction />}
      </FillSlot>
      <TrackerList {...{ address, list, request, timeZone, now, today }} ownSwitch={isPhone && ownSwitch} />
      <NotesSheet
        nameOf={(type, id) => {
          const account = [...(tracked ?? []), ...(ours ?? [])].find((row) => row.id === id)
          return type === 'account' && account ? accountName(account) : undefined
        }}
      />
    </>
  )
}
