import type { defaultLabels as bulkBar } from '../bulk-bar/bulk-bar.tsx'
import type { defaultLabels as changeValue } from '../change-value/change-value.tsx'
import type { defaultChartLabels as charts } from '../charts/labels.ts'
import type { defaultLabels as columnMenu } from '../column-menu/column-menu-props.ts'
import type { defaultTableLabels as dataTable } from '../data-table/labels.ts'
import type { defaultLabels as dateRange } from '../date-range/date-range-filter-props.ts'
import type { defaultLabels as dialog } from '../dialog/dialog-props.ts'
import type { defaultLabels as errorState } from '../error-state/copy-request-id.tsx'
import type { defaultLabels as choiceFilter } from '../filter-bar/choice-filter.tsx'
import type { defaultLabels as filterBar } from '../filter-bar/filter-bar-words.ts'
import type { defaultLabels as filter } from '../filter-bar/filter.tsx'
import type { defaultLabels as numberRange } from '../filter-bar/number-range-filter.tsx'
import type { defaultLabels as awaitedPart } from '../lazy-part/awaited-part.tsx'
import type { defaultLabels as pagination } from '../pagination/pagination.tsx'
import type { defaultLabels as pictureCropper } from '../picture-cropper/picture-cropper.tsx'
import type { defaultLabels as select } from '../select/select-control-props.ts'
import type { defaultLabels as toast } from '../toast/toast-region.tsx'

/** All texts of the design system by component: what a translation has. */
export interface Words {
  awaitedPart: typeof awaitedPart
  bulkBar: typeof bulkBar
  changeValue: typeof changeValue
  charts: typeof charts
  choiceFilter: typeof choiceFilter
  columnMenu: typeof columnMenu
  dataTable: typeof dataTable
  dateRange: typeof dateRange
  dialog: typeof dialog
  errorState: typeof errorState
  filter: typeof filter
  filterBar: typeof filterBar
  numberRange: typeof numberRange
  pagination: typeof pagination
  pictureCropper: typeof pictureCropper
  select: typeof select
  toast: typeof toast
}
