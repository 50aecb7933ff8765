import { ChartLine, Download, Ellipsis, Table2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { css } from '@tandem/design-system/css'
import { card, chart } from '@tandem/design-system/recipes'
import { formatNumber } from '@tandem/format'
import { Button } from '../button/button.tsx'
import { useIsPhone } from '../layout/use-is-phone.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu, type MenuItem } from '../menu/menu.tsx'
import { Loading, Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { isDayAxis, pointCount, pointsSoFar, type ChartAxis } from './axis.ts'
import { ChartKeys } from './chart-keys.tsx'
import { ChartSummary } from './chart-summary.tsx'
import { ChartTable } from './chart-table.tsx'
import type { ChartLabels, ChartWords } from './labels.ts'
import type { ChartKind } from './marks.ts'
import { Plot } from './plot.tsx'
import { hasValues, type ChartPrevious, type ChartSeries } from './series.ts'
import { usePointOpening } from './point-opening.ts'
import { useReading } from './use-reading.ts'

export interface ChartProps {
  /** Names the chart for everybody: its heading, the caption of its table. */
  title: string
  titleLevel?: 2 | 3 | 4
  /** The title is for screen readers alone, where words above the chart already say it; the key takes its place. */
  titleHidden?: boolean
  /** The period and its zone in words. */
  description?: ReactNode
  axis: ChartAxis
  /** All of one unit. `undefined` on the first load, when a skeleton of the final size stands in. */
  series: readonly ChartSeries[] | undefined
  /** The first series one period earlier. */
  previous?: ChartPrevious
  /** The exact value, for tooltip, table and whoever listens: `₺57.836,00`. Keep it the same function between renderings. */
  formatValue: (value: number) => string
  /** The short value beside a grid line: `₺60,0K`. */
  formatTick?: (value: number) => string
  /** How a value differs from the one before, for a column of the table. */
  formatChange?: (value: number, previous: number) => ReactNode
  /** One plain sentence in the tooltip that explains a point. */
  noteFor?: (index: number) => ReactNode
  /** Leads to what a point is made of: a click on it, Enter on its series, its name in the table. */
  onOpenPoint?: (index: number) => void
  /** What opening a point is called: "Orders of Fri 13 Nov". */
  openPointLabel?: (index: number) => string
  /** The height of the plot with its axis, in pixels. */
  height?: number
  /** The chart answers the question before: it stays, dimmed and marked busy. */
  busy?: boolean
  /** In place of the plot when nothing is known, in no more than its height. */
  empty?: ReactNode
  /** In place of the plot when it could not be read: an ErrorState. */
  error?: ReactNode
  defaultView?: 'chart' | 'table'
  onViewChange?: (view: 'chart' | 'table') => void
  /** Beside "Show as table": a switch of what is drawn. */
  actions?: ReactNode
  /** More that can be done with the chart, in the menu at its right. */
  menuItems?: readonly MenuItem[]
  /** Offers what the table shows as a file. */
  onDownloadCsv?: () => void
  labels?: ChartLabels
}

const usualHeight = 240
/** What stands above and below the plot in its box; a table fills that too, less its own distance from the key. */
const aroundPlot = 26

/** Title, key, actions and states around a plot, and its values as a table. Belongs into a `Card` that is `flush`. */
export function ChartFrame({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const { title, titleLevel = 2, titleHidden, axis, series, previous, formatValue, error, labels } = props
  const { height = usualHeight, formatTick = formatValue, onDownloadCsv: downloadCsv, menuItems = [] } = props
  const titleId = useId()
  const chartId = useId()
  const isPhone = useIsPhone()
  const [view, setView] = useState(props.defaultView ?? 'chart')
  const classes = { ...card(), chart: chart() }
  const Title = `h${titleLevel}` as const

  const reading = useReading(axis, series, previous, labels, formatValue)
  const { words } = reading
  const opening = usePointOpening(reading, props.onOpenPoint, props.openPointLabel)
  const hasData = error === undefined && hasValues(reading.series)
  const asTable = view === 'table' && hasData
  function toggleView() {
    const next = asTable ? 'chart' : 'table'
    setView(next)
    props.onViewChange?.(next)
  }

  const keys = (
    <div className={keyPlace}>
      <div style={{ visibility: asTable ? 'hidden' : undefined }}>
        {series === undefined && error === undefined ? (
          <Skeleton width={160} height={16} />
        ) : (
          hasData && <ChartKeys chartId={chartId} shape={kind.shape} reading={reading} />
        )}
      </div>
      {asTable && <span>{rowsSaid(axis, words)}</span>}
    </div>
  )
  const items: MenuItem[] = [
    ...(isPhone && hasData
      ? [
          asTable
            ? {
                key: 'chart',
                label: words.showAsChart,
                icon: <ChartLine aria-hidden />,
                onSelect: toggleView,
              }
            : { key: 'table', label: words.showAsTable, icon: <Table2 aria-hidden />, onSelect: toggleView },
        ]
      : []),
    ...(isPhone && hasData && downloadCsv
      ? [{ key: 'csv', label: words.downloadCsv, icon: <Download aria-hidden />, onSelect: downloadCsv }]
      : []),
    ...menuItems,
  ]

  return (
    <figure
      className={classes.chart.root}
      aria-labelledby={titleId}
      aria-busy={props.busy || (series === undefined && error === undefined) || undefined}
    >
      <div className={classes.header}>
        <div className={classes.titles}>
          {titleHidden ? (
            <>
              <VisuallyHidden>
                <Title id={titleId}>{title}</Title>
              </VisuallyHidden>
              {keys}
            </>
          ) : (
            <>
              <Title id={titleId} className={classes.title}>
                {title}
              </Title>
              {props.description !== undefined && <p className={classes.description}>{props.description}</p>}
            </>
          )}
        </div>
        <div className={`${classes.actions} ${notPrinted}`}>
          {props.actions}
          {!isPhone && hasData && (
            <Button
              size="sm"
              variant={asTable ? 'secondary' : 'ghost'}
              aria-pressed={asTable}
              icon={<Table2 aria-hidden />}
              onClick={toggleView}
            >
              {words.showAsTable}
            </Button>
          )}
          {!isPhone && asTable && downloadCsv && (
            <Button size="sm" variant="ghost" icon={<Download aria-hidden />} onClick={downloadCsv}>
              {words.downloadCsv}
            </Button>
          )}
          {items.length > 0 && (
            <Menu
              trigger={
                <IconButton
                  size={isPhone ? 'touch' : 'sm'}
                  label={words.more(title)}
                  icon={<Ellipsis aria-hidden />}
                />
              }
              items={items}
            />
          )}
        </div>
      </div>
      {!titleHidden && <div className={keyRow}>{keys}</div>}
      {hasData && <ChartSummary reading={reading} />}
      {asTable ? (
        <ChartTable
          title={title}
          reading={reading}
          formatChange={props.formatChange}
          opening={opening}
          minHeight={height + aroundPlot}
        />
      ) : (
        <div className={classes.body}>
          {hasData ? (
            <Plot {...{ chartId, kind, reading, height, formatTick, opening }} noteFor={props.noteFor} />
          ) : error !== undefined || series !== undefined ? (
            <div className={middle} style={{ minHeight: height }}>
              {error ?? props.empty ?? (isDayAxis(axis) ? words.noDataForDays : words.noData)}
            </div>
          ) : (
            <Loading label={words.loading}>
              <Skeleton height={height} />
            </Loading>
          )}
        </div>
      )}
    </figure>
  )
}

const rowsSaid = (axis: ChartAxis, words: ChartWords) =>
  isDayAxis(axis) ? words.days(formatNumber(pointsSoFar(axis))) : words.rows(formatNumber(pointCount(axis)))

const keyPlace = css({
  display: 'grid',
  minHeight: '4',
  color: 'fg.muted',
  textStyle: 'xs',
  '& > *': { gridArea: '[1/1]' },
})
const keyRow = css({ paddingInline: '5', paddingTop: '2', mobileDown: { paddingInline: '4' } })
const middle = css({
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  color: 'fg.muted',
  textStyle: 'sm',
})
const notPrinted = css({ _print: { display: 'none' } })
