import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in design-system. */
export const designSystemMistakes: readonly Mistake[] = [
  {
    name: 'a picture is empty until it has loaded',
    file: 'libs/design-system/src/avatar/use-picture.ts',
    from: 'isLoaded: hasPicture && src === loaded',
    to: 'isLoaded: hasPicture && src !== loaded',
  },
  {
    name: "a banner that appears isn't announced",
    file: 'libs/design-system/src/banner/banner.tsx',
    from: "role={announce ? 'alert' : undefined}",
    to: "role={announce ? 'note' : undefined}",
  },
  {
    name: 'an action of the bar that is off works when it is clicked',
    file: 'libs/design-system/src/bulk-bar/bulk-bar.tsx',
    from: 'onClick={() => !isOff && onAction()}',
    to: 'onClick={() => onAction()}',
  },
  {
    name: 'a button that is waiting can be pressed again',
    file: 'libs/design-system/src/button/button.tsx',
    from: 'loading ? event.preventDefault() : onClick?.(event)',
    to: 'onClick?.(event)',
  },
  {
    name: 'a rise of what should fall is shown as good',
    file: 'libs/design-system/src/change-value/change-value.tsx',
    from: "const isGood = rises === (goodWhen === 'higher')",
    to: 'const isGood = rises',
  },
  {
    name: 'a box of which some are chosen looks empty',
    file: 'libs/design-system/src/checkbox/checkbox.tsx',
    from: 'if (ref.current) ref.current.indeterminate = indeterminate',
    to: 'if (ref.current) ref.current.indeterminate = false',
  },
  {
    name: 'a column that must be shown can be hidden',
    file: 'libs/design-system/src/column-menu/column-layout.ts',
    from: 'if (column.required || !isMovable(column)) return true',
    to: 'if (!isMovable(column)) return true',
  },
  {
    name: 'a second click on a header sorts the same way',
    file: 'libs/design-system/src/data-table/sort.ts',
    from: "current === 'ascending' ? 'descending' : 'ascending'",
    to: "current === 'ascending' ? 'ascending' : 'descending'",
  },
  {
    name: "a screen reader isn't told how a table is sorted",
    file: 'libs/design-system/src/data-table/sort-header.tsx',
    from: 'aria-sort={direction}',
    to: 'aria-sort={undefined}',
  },
  {
    name: 'the footer says one row too many on the last page',
    file: 'libs/design-system/src/data-table/table-footer.tsx',
    from: 'const last = Math.min(page * perPage, total)',
    to: 'const last = page * perPage',
  },
  {
    name: 'a click on a button in a row opens the row too',
    file: 'libs/design-system/src/data-table/row-link.tsx',
    from: '!row.contains(clicked) || clicked.closest(ownTargets)) return',
    to: '!row.contains(clicked)) return',
  },
  {
    name: 'a range that was typed the wrong way round is taken',
    file: 'libs/design-system/src/date-range/typed-day.ts',
    from: "return days.start > days.end ? { at: 'end', kind: 'reversed' } : days",
    to: "return days.start > `9${days.end}` ? { at: 'end', kind: 'reversed' } : days",
  },
  {
    name: 'a year of two digits belongs to the last century',
    file: 'libs/design-system/src/date-range/typed-day.ts',
    from: 'year.length === 2 ? `20${year}` : year',
    to: 'year.length === 2 ? `19${year}` : year',
  },
  {
    name: 'what was typed is lost when a dialog is closed',
    file: 'libs/design-system/src/dialog/dialog.tsx',
    from: 'const close = () => (unsaved ? setAsking(true) : onOpenChange(false))',
    to: 'const close = () => (unsaved && asking ? setAsking(true) : onOpenChange(false))',
  },
  {
    name: 'the focus of a dangerous dialog stands on the button that deletes',
    file: 'libs/design-system/src/dialog/dialog-surface.tsx',
    from: "confirms || action?.danger ? 'cancel' : 'action')",
    to: "action === undefined ? 'cancel' : 'action')",
  },
  {
    name: "a share that isn't known is drawn as zero",
    file: 'libs/design-system/src/charts/distribution-reading.ts',
    from: 'share: isKnown && total !== null && total > 0 ? value / total : null,',
    to: 'share: isKnown && total !== null && total > 0 ? value / total : 0,',
  },
  {
    name: 'the best hour of a week is the hour after it',
    file: 'libs/design-system/src/charts/heat-reading.ts',
    from: 'if (hour >= 0) return { weekday, hour, value: high }',
    to: 'if (hour >= 0) return { weekday, hour: hour + 1, value: high }',
  },
]
