import { formatNumber, formatShare } from '@tandem/format'
import { isShare } from './figures.ts'
import type { AccountFigure } from './figures.ts'
import { figureText as text } from './messages.ts'

const exact = (value: number) => formatNumber(value, { full: true })
const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** A figure for people, exact on request. */
export function formatFigure(figure: AccountFigure, value: number, options: { full?: boolean } = {}): string {
  if (isShare(figure)) return formatShare(value, { full: true, fixed: true })
  if (figure === 'posts') return formatNumber(value, { decimals: 1 })
  return formatNumber(Math.round(value), options)
}

/** The change of a figure. Its sign matters; the text leaves it to an arrow. */
export interface FigureChange {
  /** Null when one of the values is unknown. */
  change: number | null
  label: string
}

/**
 * Shares change by percentage points, followers by their number, everything else by a share of the earlier
 * value.
 */
export function changeOf(figure: AccountFigure, value: number | null, before: number | null): FigureChange {
  if (value === null || before === null) return { change: null, label: '' }
  const difference = value - before
  if (isShare(figure)) {
    const points = Math.round(Math.abs(difference) * 10_000) / 100
    return {
      change: points === 0 ? 0 : difference,
      label: text('points', { points: formatNumber(points, { decimals: 2 }) }),
    }
  }
  if (figure === 'followers')
    return { change: difference, label: `${difference > 0 ? '+' : ''}${exact(difference)}` }
  if (before === 0) return { change: difference, label: formatFigure(figure, Math.abs(difference)) }
  const share = Math.abs(difference / before)
  return {
    change: oneDecimal(share * 100) === 0 ? 0 : difference,
    label: formatShare(share, { fixed: true }),
  }
}
