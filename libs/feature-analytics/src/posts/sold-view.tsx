import { useIsAsking } from '@tandem/api-client'
import { listSellingPosts, attributionSteps } from '@tandem/api-contract'
import type { AttributionStep } from '@tandem/api-contract'
import { Button, Card, DataTable, EmptyState, Inline, KpiStrip } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatNumber } from '@tandem/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useHref, useNavigate } from 'react-router'
import { analyticsPaths } from '../paths.ts'
import { usePostsText } from './messages.ts'
import { revenueOf, unitsOf } from './post-sales.ts'
import type { soldRequest } from './post-search.ts'
import { changePostSearch, detailSearch, noFilters, writePostSearch } from './post-search.ts'
import type { PostListSearch } from './post-search.ts'
import { postQueries } from './queries.ts'
import { SalesProvenance } from './sales-provenance.tsx'
import { SalesRule } from './sales-rule.tsx'
import { StepKey } from './sold-bar.tsx'
import { soldColumns } from './sold-columns.tsx'
import type { SoldPost } from './sold-columns.tsx'

interface SoldViewProps {
  search: PostListSearch
  request: ReturnType<typeof soldRequest>
  timeZone: string
  onChange: (change: Partial<PostListSearch>) => void
}

const rowId = ({ post }: SoldPost) => String(post.id)

/** The steps that count: all unless some are chosen. */
export const countedSteps = ({ steps }: Pick<PostListSearch, 'steps'>): readonly AttributionStep[] =>
  attributionSteps.filter((step) => steps === undefined || steps.includes(step))

/** Posts ranked by what they sold in one currency, how sure that is, and what they sold together. */
export function SoldView({ search, request, timeZone, onChange }: SoldViewProps) {
  const text = usePostsText()
  const navigate = useNavigate()
  const root = useHref('/')
  const { data } = useSuspenseQuery(postQueries.sold(request))
  const isBusy = useIsAsking(listSellingPosts)
  const { currency, total_sales, posts_count, current_page, per_page, total, last_page } = data.meta
  const steps = countedSteps(search)
  const rows = useMemo(
    () =>
      data.data.flatMap((post, index): SoldPost[] => {
        const sales = post.sales?.find((one) => one.currency === currency)
        return sales === undefined ? [] : [{ post, sales, rank: (current_page - 1) * per_page + index + 1 }]
      }),
    [data, currency, current_page, per_page],
  )
  const most = Math.max(0, ...rows.map(({ sales }) => revenueOf(sales, steps)))
  const list = detailSearch(search)
  const hrefOf = (id: number) => `${analyticsPaths.post(id)}${list}`
  const addressOf = (page: number) => writePostSearch(changePostSearch(search, { page }))

  if (rows.length === 0 && total > 0 && current_page > 1) {
    const page = Math.max(1, Math.min(last_page, current_page - 1))
    return <Navigate to={{ search: addressOf(page) }} replace />
  }
  if (total_sales === null || rows.length === 0) return <NothingSold search={search} onChange={onChange} />
  const money = (amount: number) => formatMoney(amount, total_sales.currency, { compact: true })
  const exactly = (amount: number) => formatMoney(amount, total_sales.currency)
  const count = formatNumber(posts_count, { full: true })
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Card flush>
        <KpiStrip
          label={text('sold.totals')}
          items={[
            {
              key: 'total',
              label: text('sold.total', {
                posts: text('head.count', { count: posts_count, formatted: count }),
              }),
              info: (
                <SalesProvenance
                  figure={text('revenue.label')}
                  zone={timeZone}
                  currency={total_sales.currency}
                />
              ),
              color: 2,
              value: money(revenueOf(total_sales, steps)),
              exact: exactly(revenueOf(total_sales, steps)),
              footnote: text('revenue.units', { formatted: formatNumber(unitsOf(total_sales, steps)) }),
            },
            ...attributionSteps.map((step) => ({
              key: step,
              label: text(`revenue.${step}`),
              value: steps.includes(step) ? money(total_sales[step].revenue) : null,
              exact: exactly(total_sales[step].revenue),
              missing: text('sold.off'),
              footnote: (
                <Inline gap="2">
                  <StepKey step={step} />
                  {step === 'estimated'
                    ? text('revenue.units', { formatted: formatNumber(total_sales.estimated.units) })
                    : text('revenue.orders', {
                        count: total_sales[step].orders,
                        formatted: formatNumber(total_sales[step].orders),
                      })}
                </Inline>
              ),
            })),
          ]}
        />
      </Card>
      <DataTable
        label={text('sold.label')}
        columns={soldColumns({ timeZone, steps, most, hrefOf })}
        rows={rows}
        getRowId={rowId}
        density="media"
        busy={isBusy}
        empty={null}
        rowLink={{
          getHref: ({ post }) => `${root.replace(/\/$/, '')}${hrefOf(post.id)}`,
          onOpen: ({ post }) => void navigate(hrefOf(post.id)),
        }}
        paging={{
          page: current_page,
          pageCount: last_page,
          perPage: per_page,
          total,
          onPageChange: (page) => onChange({ page }),
          onPerPageChange: (next) => onChange({ per_page: next }),
          getHref: (page) => addressOf(page),
        }}
      />
      <Card title={text('sold.rule')}>
        <SalesRule />
      </Card>
    </div>
  )
}

/** The ranking while its first rows are on their way. */
export function SoldViewSkeleton({ search, timeZone }: Pick<SoldViewProps, 'search' | 'timeZone'>) {
  const text = usePostsText()
  const steps = countedSteps(search)
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Card flush>
        <KpiStrip
          label={text('sold.totals')}
          items={['total' as const, ...attributionSteps].map((key) => ({
            key,
            label: text(`revenue.${key}`),
            value: undefined,
            footnote: ' ',
          }))}
        />
      </Card>
      <DataTable
        label={text('sold.label')}
        columns={soldColumns({ timeZone, steps, most: 0, hrefOf: () => '' })}
        rows={undefined}
        getRowId={rowId}
        density="media"
        empty={null}
        labels={{ loading: text('sold.loading') }}
      />
    </div>
  )
}

function NothingSold({ search, onChange }: Pick<SoldViewProps, 'search' | 'onChange'>) {
  const text = usePostsText()
  const { account_id, currency, steps, date, date_from, date_to } = search
  const isNarrowed = [account_id, currency, steps, date, date_from, date_to].some(
    (value) => value !== undefined,
  )
  return (
    <Card flush>
      <EmptyState
        kind={isNarrowed ? 'nothingFound' : 'nothingYet'}
        title={text(isNarrowed ? 'sold.noneHere' : 'sold.none')}
        text={text(isNarrowed ? 'sold.noneHereText' : 'sold.noneText')}
        actions={
          isNarrowed ? (
            <Button
              onClick={() =>
                onChange({ ...noFilters, account_id: undefined, currency: undefined, steps: undefined })
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
