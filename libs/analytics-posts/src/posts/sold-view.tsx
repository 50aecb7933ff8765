import { useIsAsking } from '@tandem/api-client/react'
import { listSellingPosts, soldKinds } from '@tandem/api-contract'
import type { Post, RankedSort, SoldRanking } from '@tandem/api-contract'
import { Button, Card, DataTable, EmptyState, KpiStrip } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { firstWholeDay } from '@tandem/format'
import { PagedTable, useColumnWidths } from '@tandem/lists'
import type { ListControls } from '@tandem/lists'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHref, useNavigate } from 'react-router'
import { postPaths } from '../paths.ts'
import { sayKnownSince } from './known-since-day.ts'
import { usePostsText } from './messages.ts'
import type { soldRequest } from './post-search.ts'
import { detailSearch, noFilters, usualSort } from './post-search.ts'
import type { PostListSearch } from './post-search.ts'
import { postQueries } from './queries.ts'
import { SalesRule } from './sales-rule.tsx'
import { soldColumns } from './sold-columns.tsx'
import type { SoldPost } from './sold-columns.tsx'
import { SoldTotalsStrip } from './sold-totals.tsx'

interface SoldViewProps {
  list: ListControls & { shown: PostListSearch; change: (change: Partial<PostListSearch>) => void }
  request: ReturnType<typeof soldRequest>
  timeZone: string
}

/** Whether the estimate is conclusive: only then the post is ranked by it. */
const isLiftConclusive = ({ lift }: Post) => lift?.verdict === 'effect' || lift?.verdict === 'none'

const rowId = ({ post }: SoldPost) => String(post.id)

const widthsKey = 'sold-posts'

/** Posts ranked by proven sales in one currency, or by lift; figures are never added up. */
export function SoldView({ list, request, timeZone }: SoldViewProps) {
  const text = usePostsText()
  const navigate = useNavigate()
  const root = useHref('/')
  const { data } = useSuspenseQuery(postQueries.sold(request))
  const isBusy = useIsAsking(listSellingPosts)
  const widths = useColumnWidths(widthsKey)
  const { currency, total_sales, known_since, current_page, per_page } = data.meta
  const { window, rank: ranking } = request
  const ownSort = `-${ranking}` as const
  const isInOrder = (request.sort ?? ownSort) === ownSort
  const rows = useMemo(
    () =>
      data.data.flatMap((post, index): (SoldPost & { id: number })[] => {
        const sales = post.sales?.find((one) => one.currency === currency) ?? null
        if (ranking === 'proven' && sales === null) return []
        const isRanked =
          isInOrder &&
          (ranking === 'lift' ? isLiftConclusive(post) : sales !== null && sales.proven[window].orders > 0)
        return [
          { id: post.id, post, sales, rank: isRanked ? (current_page - 1) * per_page + index + 1 : null },
        ]
      }),
    [data, currency, window, ranking, isInOrder, current_page, per_page],
  )
  const place = detailSearch(list.shown)
  const hrefOf = (id: number) => `${postPaths.post(id)}${place}`

  if (rows.length === 0 && current_page === 1)
    return (
      <NothingSold
        search={list.shown}
        knownSince={known_since.proven === null ? null : firstWholeDay(known_since.proven, timeZone)}
        ranking={ranking}
        onChange={list.change}
      />
    )
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      {total_sales !== null && (
        <SoldTotalsStrip totals={total_sales} {...{ window, timeZone }} knownSince={known_since} />
      )}
      <PagedTable
        list={{
          ...list,
          sort: request.sort ?? ownSort,
          sortBy: (sort) => list.change({ sort: sort === ownSort ? usualSort : (sort as RankedSort) }),
        }}
        page={{ data: rows, meta: data.meta }}
        label={text('sold.label')}
        columns={soldColumns({ timeZone, window, ranking, isInOrder, hrefOf })}
        widths={widths}
        density="media"
        busy={isBusy}
        empty={null}
        loadingLabel={text('sold.loading')}
        rowLink={{
          getHref: ({ post }) => `${root.replace(/\/$/, '')}${hrefOf(post.id)}`,
          onOpen: ({ post }) => void navigate(hrefOf(post.id)),
        }}
      />
      <Card title={text('sold.rule')}>
        <SalesRule />
      </Card>
    </div>
  )
}

/** A placeholder for the ranking. */
export function SoldViewSkeleton({ request, timeZone }: Pick<SoldViewProps, 'request' | 'timeZone'>) {
  const text = usePostsText()
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Card flush>
        <KpiStrip
          label={text('sold.totals')}
          items={soldKinds.map((key) => ({
            key,
            label: text(`revenue.${key}`),
            value: undefined,
            footnote: ' ',
          }))}
        />
      </Card>
      <DataTable
        label={text('sold.label')}
        columns={soldColumns({
          timeZone,
          window: request.window,
          ranking: request.rank,
          isInOrder: request.sort === undefined,
          hrefOf: () => '',
        })}
        widths={useColumnWidths(widthsKey)}
        rows={undefined}
        getRowId={rowId}
        density="media"
        empty={null}
        labels={{ loading: text('sold.loading') }}
      />
    </div>
  )
}

interface NothingSoldProps {
  search: PostListSearch
  /** The first day whose orders are all known, if any are missing. */
  knownSince: string | null
  ranking: SoldRanking
  onChange: (change: Partial<PostListSearch>) => void
}

function NothingSold({ search, knownSince, ranking, onChange }: NothingSoldProps) {
  const text = usePostsText()
  if (ranking === 'lift') {
    return (
      <Card flush>
        <EmptyState kind="nothingFound" title={text('sold.noneLifted')} text={text('sold.noneLiftedText')} />
      </Card>
    )
  }
  const { account_id, currency, window, date, date_from, date_to } = search
  const isNarrowed = [account_id, currency, window, date, date_from, date_to].some(
    (value) => value !== undefined,
  )
  return (
    <Card flush>
      <EmptyState
        kind={isNarrowed ? 'nothingFound' : 'nothingYet'}
        title={text(isNarrowed || knownSince !== null ? 'sold.noneHere' : 'sold.none')}
        text={[
          knownSince !== null && sayKnownSince(knownSince),
          text(isNarrowed ? 'sold.noneHereText' : 'sold.noneText'),
        ]
          .filter(Boolean)
          .join(' ')}
        actions={
          isNarrowed ? (
            <Button
              onClick={() =>
                onChange({ ...noFilters, account_id: undefined, currency: undefined, window: undefined })
              }
            >
              {text('sold.clear')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => onChange({ view: 'cards', product: 'none' })}>
              {text('sold.toPosts')}
            </Button>
          )
        }
      />
    </Card>
  )
}
