import { X } from 'lucide-react'
import { useRef } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { bulkBar } from '@tandem/design-system/recipes'
import { ScrollRegion } from '../scroll-region/scroll-region.tsx'
import { countSelected, everySelected, noneSelected, pageState } from '../selection/row-selection.ts'
import type { RowSelection } from '../selection/row-selection.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { defineWords } from '../words/define-words.ts'
import { useFormatNumber } from '../numbers/use-format-number.ts'

/** An action on all chosen rows. */
export interface BulkAction {
  key: string
  /** One or two words, because the bar is short. */
  label: string
  icon?: ReactNode
  loading?: boolean
  /** Why the action isn't possible for the chosen rows. */
  disabledReason?: string
  onAction: () => void
}

/** A figure of all chosen rows together. */
export interface BulkFigure {
  key: string
  label: string
  value: string
  /** The average, or of how many rows the value is known. */
  detail?: string
}

export interface BulkBarProps {
  selection: RowSelection
  onSelectionChange: (selection: RowSelection) => void
  /** The rows on this page. */
  pageIds: readonly string[]
  /** The number of rows on all pages. */
  total: number
  /** Whether counting stopped early: "1.000+". */
  totalIsCapped?: boolean
  /** False when an action isn't possible for rows that nobody has seen. */
  canSelectAll?: boolean
  actions: readonly BulkAction[]
  /** Figures of the chosen rows, such as sums. A text says why there are none. */
  figures?: readonly BulkFigure[] | string
  labels?: Partial<typeof defaultLabels>
}

export const defaultLabels = defineWords('bulkBar', {
  region: 'Selection',
  selected: (count: string) => `${count} selected`,
  pageSelected: (count: string) => `All ${count} on this page are selected`,
  allSelected: (rows: string) => `All ${rows} are selected`,
  selectAll: (rows: string) => `Select all ${rows}`,
  /** What the rows are, with their number on all pages: "1.318 orders". */
  rows: ({ formatted }: { count: number; formatted: string }) => `${formatted} rows`,
  clear: 'Clear selection',
  /** The region of the figures, which scrolls sideways. */
  figures: 'Figures of the selection',
})

/**
 * Floats over the bottom of the content while rows are chosen, and keeps its space when none are. Place it
 * directly after the list.
 */
export function BulkBar(props: BulkBarProps) {
  const { selection, onSelectionChange, total, totalIsCapped = false, canSelectAll = true, actions } = props
  const figures = props.figures ?? []
  const words = { ...defaultLabels, ...props.labels }
  const classes = bulkBar()
  // The element to return the focus to, because closing the bar removes its buttons.
  const before = useRef<HTMLElement>(null)
  const count = countSelected(selection, total)
  const formatNumber = useFormatNumber()
  const exact = (value: number) => formatNumber(value, { full: true })
  const rows = words.rows({ count: total, formatted: exact(total) + (totalIsCapped ? '+' : '') })
  const isAll = selection.kind === 'allBut' ? selection.ids.size === 0 : count === total && !totalIsCapped
  const isPage = count === props.pageIds.length && !isAll && pageState(selection, props.pageIds) === 'all'
  // One row alone isn’t “all”.
  const chosen =
    isAll && count > 1
      ? words.allSelected(rows)
      : isPage && count > 1
        ? words.pageSelected(exact(count))
        : words.selected(exact(count) + (selection.kind === 'allBut' && totalIsCapped ? '+' : ''))

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget
  }
  const clear = () => {
    before.current?.focus({ preventScroll: true })
    onSelectionChange(noneSelected)
  }

  return (
    <div className={classes.root} data-figures={props.figures && count > 0 ? '' : undefined}>
      {/* Present before it has text; otherwise screen readers would miss the first change. */}
      <output>
        <VisuallyHidden>{count > 0 && [chosen, ...figureTexts(figures)].join('. ')}</VisuallyHidden>
      </output>
      {count > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only watches where the focus comes from
        <section className={classes.bar} aria-label={words.region} onFocus={handleFocus}>
          {figures.length > 0 && (
            <div className={classes.figures}>
              {typeof figures === 'string' ? (
                figures
              ) : (
                <ScrollRegion aria-label={words.figures}>
                  <dl>
                    {figures.map(({ key, label, value, detail }) => (
                      <div key={key}>
                        <dt>{label}</dt>
                        <dd>
                          <b>{value}</b> {detail}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </ScrollRegion>
              )}
            </div>
          )}
          <span className={classes.count} aria-hidden>
            {chosen}
          </span>
          {canSelectAll && !isAll && (
            <button type="button" className={classes.action} onClick={() => onSelectionChange(everySelected)}>
              {words.selectAll(rows)}
            </button>
          )}
          {actions.length > 0 && (
            <div className={classes.actions}>
              {actions.map((action) => (
                <ActionButton key={action.key} action={action} />
              ))}
            </div>
          )}
          <button type="button" className={classes.action} aria-label={words.clear} onClick={clear}>
            <X aria-hidden />
          </button>
        </section>
      )}
    </div>
  )
}

const figureTexts = (figures: readonly BulkFigure[] | string) =>
  typeof figures === 'string'
    ? [figures].filter(Boolean)
    : figures.map(({ label, value, detail }) => [`${label}: ${value}`, detail].filter(Boolean).join(', '))

function ActionButton({ action }: { action: BulkAction }) {
  const { label, icon, loading = false, disabledReason, onAction } = action
  const isOff = loading || disabledReason !== undefined
  const button = (
    <button
      type="button"
      className={bulkBar().action}
      aria-disabled={isOff || undefined}
      aria-busy={loading || undefined}
      onClick={() => !isOff && onAction()}
    >
      {loading ? <Spinner /> : icon}
      {label}
    </button>
  )
  return disabledReason === undefined ? button : <Tooltip content={disabledReason}>{button}</Tooltip>
}
