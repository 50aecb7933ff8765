import { Download, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { card, chart } from '@tandem/design-system/recipes'
import { Button } from '../button/button.tsx'
import { ChartMenu } from './chart-menu.tsx'
import type { ChartMenuProps } from './chart-menu.tsx'

interface ChartActionsProps extends ChartMenuProps {
  /** A small button that says where the figures come from. */
  info: ReactNode
  /** Before "Show as table": a switch between views. */
  actions: ReactNode
}

/** The buttons of a chart, and its menu. A narrow card has no space for the buttons; its menu has them instead. */
export function ChartActions({ info, actions, ...menu }: ChartActionsProps) {
  const { words, view, hasData, isNarrow, onToggleView, onDownloadCsv } = menu
  const asTable = view === 'table'
  return (
    <div className={`${card().actions} ${chart().actions}`} data-unpictured="">
      {info}
      {actions}
      {!isNarrow && hasData && (
        <Button
          size="sm"
          variant={asTable ? 'secondary' : 'ghost'}
          aria-pressed={asTable}
          icon={<Table2 aria-hidden />}
          onClick={onToggleView}
        >
          {words.showAsTable}
        </Button>
      )}
      {!isNarrow && asTable && (
        <Button size="sm" variant="ghost" icon={<Download aria-hidden />} onClick={onDownloadCsv}>
          {words.downloadCsv}
        </Button>
      )}
      <ChartMenu {...menu} />
    </div>
  )
}
