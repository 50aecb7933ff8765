import type { FigureChange, FigureRecount } from '@tandem/api-contract'
import { Banner, Button, Inline } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatMonth, formatNumber } from '@tandem/format'
import { readMeta, useUser } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { focusAround } from './focus-around.ts'
import { useDashboardText } from './messages.ts'
import { dashboardQueries } from './queries.ts'
import { useUndoable } from './use-undoable.ts'

const shownAtFirst = 3

const keyOf = ({ store, figure, month, currency }: FigureChange) =>
  `${store.id} ${figure} ${month} ${currency}`

/**
 * Past months with changed figures since this person last closed the banner. It is shown until it is closed.
 * While months are being recalculated, it shows the progress.
 */
export function FigureChangesBanner() {
  const text = useDashboardText()
  const { data: answer } = useQuery(dashboardQueries.figureChanges())
  const change = useUndoable()
  const listRef = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const seen = readMeta(useUser(), 'figure_changes_seen') ?? ''
  if (answer?.meta.recount) return <Recount {...answer.meta.recount} />
  const unseen = answer?.data.filter(({ changed_at }) => changed_at > seen) ?? []
  const newest = unseen[0]
  if (newest === undefined) return null
  const shown = showsAll ? unseen : unseen.slice(0, shownAtFirst)
  const close = () =>
    void change(
      text('changed.closed'),
      { figure_changes_seen: newest.changed_at },
      { figure_changes_seen: seen },
    )
  const showAll = () => {
    setShowsAll(true)
    listRef.current?.focus({ preventScroll: true })
  }
  const causes = [...new Set(unseen.map(({ cause }) => cause))]
  return (
    <Banner
      tone="info"
      title={text('changed.title', { count: unseen.length })}
      actions={
        <Inline gap="2">
          {shown.length < unseen.length && (
            <Button onClick={showAll}>{text('changed.more', { rest: unseen.length - shown.length })}</Button>
          )}
          <Button
            onClick={({ currentTarget }) => {
              focusAround(currentTarget)
              close()
            }}
          >
            {text('changed.close')}
          </Button>
        </Inline>
      }
    >
      {causes.map((cause) => text(`changed.why.${cause}`)).join(' ')}
      <ul ref={listRef} className={list} tabIndex={-1}>
        {shown.map((change) => (
          <li key={keyOf(change)} dir="auto">
            <Change {...change} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function Recount({ months_done, months }: FigureRecount) {
  const text = useDashboardText()
  const formatted = { done: formatNumber(months_done), all: formatNumber(months) }
  return (
    <Banner tone="info" title={text('changed.counting')}>
      {months > 0 ? text('changed.counted', formatted) : text('changed.countingBegins')}
    </Banner>
  )
}

function Change(change: FigureChange) {
  const text = useDashboardText()
  const { store, figure, month, currency } = change
  const values = {
    store: store.name,
    month: formatMonth(month),
    after: formatMoney(change.revenue_after, currency),
    before: formatMoney(change.revenue_before, currency),
    orders: text('changed.orders', {
      count: change.orders_after,
      formatted: formatNumber(change.orders_after, { full: true }),
    }),
    ordersBefore: formatNumber(change.orders_before, { full: true }),
  }
  if (figure === 'sales') return text('changed.line', values)
  if (figure === 'code_customers') return text('changed.codesLine', values)
  return text('changed.channelLine', { ...values, channel: text(`customers.channel.${figure}`) })
}

const list = css({ listStyle: 'none', fontVariantNumeric: 'tabular-nums', outlineStyle: 'none' })
