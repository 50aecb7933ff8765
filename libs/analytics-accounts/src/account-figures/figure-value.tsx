import type { AccountAnalytics } from '@tandem/api-contract'
import { ChangeValue, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'
import { isOfNetwork } from './day-values.ts'
import { figuresOf } from './figures.ts'
import type { AccountFigure } from './figures.ts'
import { changeOf, formatFigure } from './format-figure.ts'
import { useFigureText } from './messages.ts'

/** Shown for an unknown value, with the reason; it isn't zero. */
export function Missing({ reason }: { reason: string }) {
  const text = useFigureText()
  return (
    <Text as="span" tone="subtle" title={reason}>
      <span aria-hidden>{text('missing')}</span>
      <VisuallyHidden>{reason}</VisuallyHidden>
    </Text>
  )
}

/** Why a figure isn't known. */
export function whyMissing(
  figure: AccountFigure,
  { read_at, current }: Pick<AccountAnalytics, 'read_at' | 'current'>,
) {
  if (read_at === null) return 'notRead'
  if (isOfNetwork(figure) && current.days_read === 0) return 'noDayRead'
  return figure === 'growth' ? 'growthLater' : 'notSharedWhy'
}

interface FigureValueProps {
  account: Pick<AccountAnalytics, 'current' | 'previous' | 'compared' | 'read_at'>
  figure: AccountFigure
  /** Replaces the change below it; null for nothing. */
  below?: ReactNode
}

/** A figure of the period, exact on hover, and its change. */
export function FigureValue({ account, figure, below }: FigureValueProps) {
  const text = useFigureText()
  const { value, now, before } = figuresOf(account, figure)
  if (value === null) return <Missing reason={text(whyMissing(figure, account))} />
  const { change, label } = changeOf(figure, now, before)
  return (
    <span className={lines}>
      <Text as="span" numeric title={formatFigure(figure, value, { full: true })}>
        {formatFigure(figure, value)}
      </Text>
      {below === undefined ? change !== null && <ChangeValue change={change}>{label}</ChangeValue> : below}
    </span>
  )
}

const lines = css({
  display: 'inline-grid',
  justifyItems: 'end',
  textAlign: 'end',
  // A phone's list has little space, and the value comes first, beside its label.
  mobileDown: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    flex: '1',
    alignItems: 'baseline',
    columnGap: '1.5',
  },
})
