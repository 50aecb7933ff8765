import type { DistributionBarsProps } from './distribution-bars-props.ts'
import type { ChartWords } from './labels.ts'
import type { SeriesColor } from './series.ts'
import type { TableModel } from './table-model.ts'

type Read = Required<Pick<DistributionBarsProps, 'rowLabel' | 'parts' | 'arrangement'>> & {
  rows: NonNullable<DistributionBarsProps['rows']>
  formatValue: (value: number) => string
  formatShare: (share: number) => string
}

/** One part of one row. */
export interface DistributionCell {
  /** `null` is missing. */
  value: number | null
  /** Share of its part's total, 0 to 1. */
  share: number | null
}

/** A distribution, prepared for drawing and reading out. */
export interface DistributionReading extends Omit<Read, 'parts' | 'rows'> {
  parts: readonly {
    key: string
    label: string
    color: SeriesColor
    total: number | null
    sum: number | null
  }[]
  rows: readonly {
    key: string
    label: string
    cells: readonly DistributionCell[]
    /** For a stack: the sum of its known parts; `null` when none is known. */
    share: number | null
  }[]
  /** The share of the longest bar, which fills the width. */
  longest: number
  rowHeight: number
}

/** Two series of the same kind use colours 1 and 3; posts and sales use 1 and 2. */
const usualColors = { stacked: [1, 3, 6, 5, 4, 2], beside: [1, 2, 3, 4, 5, 6] } as const
const rowHeights = { stacked: 28, beside: 36 }

export function distributionReading({ parts, rows, ...read }: Read): DistributionReading {
  const { arrangement } = read
  const laidOut = rows.map(({ key, label, values }) => {
    const cells = parts.map(({ total }, place): DistributionCell => {
      const value = values[place] ?? null
      const isKnown = value !== null && Number.isFinite(value)
      return {
        value: isKnown ? value : null,
        share: isKnown && total !== null && total > 0 ? value / total : null,
      }
    })
    const shares = cells.flatMap(({ share }) => share ?? [])
    return {
      key,
      label,
      cells,
      share: shares.length === 0 ? null : shares.reduce((sum, one) => sum + one, 0),
    }
  })
  const bars =
    arrangement === 'stacked'
      ? laidOut.map(({ share }) => share ?? 0)
      : laidOut.flatMap(({ cells }) => cells.map(({ share }) => share ?? 0))
  return {
    ...read,
    parts: parts.map(({ key, label, color, total }, place) => {
      const values = laidOut.flatMap(({ cells }) => cells[place]?.value ?? [])
      return {
        key,
        label,
        total,
        color: color ?? usualColors[arrangement][place % 6]!,
        sum: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0),
      }
    }),
    rows: laidOut,
    longest: Math.max(0, ...bars),
    rowHeight: rowHeights[arrangement],
  }
}

/** A row for screen readers: `25–34: Women 24,5% (11.802), Men 10,7% (5.160)`. */
export function spokenRow(reading: DistributionReading, place: number, words: ChartWords): string {
  const row = reading.rows[place]
  if (!row) return ''
  const parts = reading.parts.map(({ label }, part) => {
    const { value, share } = row.cells[part]!
    if (value === null) return `${label} ${words.noData}`
    const exact = reading.formatValue(value)
    return share === null ? `${label} ${exact}` : `${label} ${reading.formatShare(share)} (${exact})`
  })
  return words.point(row.label, parts.join(', '))
}

export const distributionSummary = (reading: DistributionReading, words: ChartWords): string =>
  reading.rows.map((_, place) => `${spokenRow(reading, place, words)}.`).join(' ')

/** Each row with the count and the share of each part. */
export function distributionTable(reading: DistributionReading, words: ChartWords): TableModel {
  const { rowLabel, parts, rows, formatValue, formatShare } = reading
  return {
    head: rowLabel,
    columns: parts.flatMap(({ key, label }) => [
      { key, label },
      { key: `${key}-share`, label: words.share(label), quiet: true },
    ]),
    rows: rows.map(({ key, label, cells }) => ({
      key,
      name: label,
      cells: cells.flatMap(({ value, share }) => [
        value === null ? { plain: null } : { shown: formatValue(value), plain: { figure: String(value) } },
        share === null
          ? { plain: null }
          : { shown: formatShare(share), plain: { figure: String(Number(share.toFixed(6))) } },
      ]),
    })),
  }
}
