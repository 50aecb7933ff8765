import { PeriodControls } from '@tandem/choices'
import { ChoiceFilter, Inline, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { ListFilterBar } from '@tandem/lists'
import { useQuery } from '@tanstack/react-query'
import { accountFigureQueries } from '../account-figures/queries.ts'
import { TableProvenance } from '../account-figures/table-provenance.tsx'
import { useTrackerText } from './messages.ts'
import type { TrackerListProps } from './tracker-list-props.ts'
import { collectionsOf, shownRows } from './tracker-rows.ts'

/** The filters and the period above the tracked accounts. */
export function TrackerFilters({ address, list, request, timeZone, ownSwitch }: TrackerListProps) {
  const text = useTrackerText()
  const { wanted, change, changePeriod } = address
  const { collection_id } = wanted.own
  const { data: tracked, isPending } = useQuery({
    ...accountFigureQueries.list('tracker', request),
    enabled: false,
  })
  const found = tracked && shownRows(tracked, [], { ...address.shown.own, own: 'hidden' }).length
  return (
    <ListFilterBar
      list={list}
      label={text('list.filter')}
      search={{ label: text('list.search'), placeholder: text('list.searchPlaceholder') }}
      folds
      pinned={<PeriodControls value={wanted.period} onValueChange={changePeriod} />}
      end={
        <Inline gap="2">
          {found !== undefined && (
            <Text as="span" size="sm" tone="muted" className={onWideRows}>
              {text('list.found', { count: found, number: formatNumber(found, { full: true }) })}
            </Text>
          )}
          <TableProvenance service="tracker" accounts={tracked} timeZone={timeZone} />
        </Inline>
      }
    >
      <ChoiceFilter
        label={text('list.collection')}
        exclusive
        loading={isPending}
        options={collectionsOf(tracked ?? []).map(({ id, name, count }) => ({
          value: String(id),
          label: name,
          count,
        }))}
        value={collection_id === undefined ? [] : [String(collection_id)]}
        onValueChange={([id]) =>
          change({ collection_id: id === undefined ? undefined : Number(id), page: 1 })
        }
      />
      {ownSwitch}
    </ListFilterBar>
  )
}

// Elsewhere it would need a row of its own; the table counts its rows too.
const onWideRows = css({ wideDown: { srOnly: true } })
