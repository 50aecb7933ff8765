import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { localDay } from '@tandem/format'
import { card, chart } from '@tandem/design-system/recipes'
import { useIsPhone } from '../layout/use-is-below.ts'
import type { MenuItem } from '../menu/menu-props.ts'
import { Loading, Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ChartActions } from './chart-actions.tsx'
import { ChartTable } from './chart-table.tsx'
import type { ChartLabels, ChartWords } from './labels.ts'
import { useMeasuredBox } from './measured-box.ts'
import { saveFile } from './save-file.ts'
import type { TableModel } from './table-model.ts'
import { csvName, tableCsv, tableTsv } from './table-text.ts'

/** The props of every chart, whatever it draws. */
export interface ChartShellProps {
  /** Names the chart: its heading and the caption of its table. */
  title: string
  titleLevel?: 2 | 3 | 4
  /**
   * Shows the title only to screen readers, when text above the chart already says it; the key takes its
   * place.
   */
  titleHidden?: boolean
  /** The period and its time zone in words. */
  description?: ReactNode
  /** A small button beside the title that says where the figures come from. */
  info?: ReactNode
  /** The chart still shows the previous query: it stays, dimmed and marked as busy. */
  busy?: boolean
  /** Replaces the plot when there is no data; not higher than the plot. */
  empty?: ReactNode
  /** Replaces the plot when it couldn't be loaded: an ErrorState. */
  error?: ReactNode
  defaultView?: 'chart' | 'table'
  onViewChange?: (view: 'chart' | 'table') => void
  /** Beside "Show as table": a switch between views. */
  actions?: ReactNode
  /** More items for the menu at the right of the chart. */
  menuItems?: readonly MenuItem[]
  /** Replaces the file that the chart makes from its table. */
  onDownloadCsv?: () => void
  /** A muted line at the bottom: what readers must know, a link to the source of the numbers. */
  footer?: ReactNode
  labels?: ChartLabels
}

interface ChartShellParts {
  words: ChartWords
  hasData: boolean
  /** No data has arrived yet. */
  isLoading: boolean
  /** What the symbols mean, if the chart has several. */
  keys: ReactNode
  /** For people who can't see the plot. */
  summary: ReactNode
  table: () => TableModel
  /** The table for files and the clipboard, if it differs from the page's. */
  plainTable?: () => TableModel
  rowCount: string
  /** Shown when there is no data and the caller gave no text. */
  nothing: string
  height: number
  /** The plot takes the rest of a higher card. */
  fills?: boolean | undefined
  plot: ReactNode
  /** A chart's own footer comes before the caller's. */
  ownFooter?: ReactNode
}

/**
 * The space above and below the plot in its box. A table fills that too, minus its own distance from the key.
 */
const aroundPlot = 26
const narrowCard = 448

/**
 * Title, key, actions and states around a plot, and its values as a table. Use it inside a `flush` `Card`.
 */
export function ChartShell(props: ChartShellProps & { parts: ChartShellParts }) {
  const { title, titleLevel = 2, titleHidden, error, parts } = props
  const { words, hasData, isLoading, height } = parts
  const titleId = useId()
  const figure = useRef<HTMLElement>(null)
  const [measure, box] = useMeasuredBox()
  const isPhone = useIsPhone()
  const isNarrow = isPhone || (box !== undefined && box.width < narrowCard * box.textScale)
  const [view, setView] = useState(props.defaultView ?? 'chart')
  const classes = { ...card(), chart: chart() }
  const Title = `h${titleLevel}` as const

  const asTable = view === 'table' && hasData
  function toggleView() {
    const next = asTable ? 'chart' : 'table'
    setView(next)
    props.onViewChange?.(next)
  }
  const plainTable = parts.plainTable ?? parts.table
  const downloadCsv =
    props.onDownloadCsv ??
    (() => saveFile(csvName(title, localDay(new Date())), tableCsv(plainTable()), 'text/csv;charset=utf-8'))

  const keys = (
    <div className={classes.chart.keyPlace}>
      <div style={{ visibility: asTable ? 'hidden' : undefined }}>
        {isLoading ? <Skeleton width={160} height={16} /> : hasData && parts.keys}
      </div>
      {asTable && <span>{parts.rowCount}</span>}
    </div>
  )
  const keysFirst = titleHidden && props.actions !== undefined
  const footer = (hasData && !asTable && parts.ownFooter) || props.footer

  return (
    <figure
      ref={figure}
      className={classes.chart.root}
      data-fills={parts.fills ? '' : undefined}
      aria-labelledby={titleId}
      aria-busy={props.busy || isLoading || undefined}
    >
      <div ref={measure} className={classes.header}>
        <div className={keysFirst ? `${classes.titles} ${classes.chart.keysFirst}` : classes.titles}>
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
        <ChartActions
          {...{ title, words, hasData, figure, isNarrow, isPhone }}
          info={props.info}
          actions={props.actions}
          view={asTable ? 'table' : 'chart'}
          values={() => tableTsv(plainTable())}
          onToggleView={toggleView}
          onDownloadCsv={downloadCsv}
          more={props.menuItems ?? []}
        />
      </div>
      {!titleHidden && (parts.keys || asTable) && <div className={classes.chart.keyRow}>{keys}</div>}
      {hasData && parts.summary}
      {asTable ? (
        <ChartTable
          title={title}
          table={parts.table()}
          minHeight={height + aroundPlot}
          missing={words.noData}
        />
      ) : (
        <div className={classes.body} data-body="">
          {hasData ? (
            parts.plot
          ) : isLoading ? (
            <Loading label={words.loading}>
              <Skeleton height={height} />
            </Loading>
          ) : (
            <div className={classes.chart.middle} style={{ minHeight: height }}>
              {error ?? props.empty ?? parts.nothing}
            </div>
          )}
        </div>
      )}
      {footer && <div className={classes.footer}>{footer}</div>}
    </figure>
  )
}
