import { noneSelected, selectRows } from '@tandem/design-system'
import type { RowSelection } from '@tandem/design-system'
import { useState } from 'react'

type RowId = string | number

const textsOf = (ids: readonly RowId[]) => ids.map(String)

/**
 * The chosen rows of a list: kept over its pages and sorts, and cleared when the search changes. `found` is a
 * text of everything that narrows the list (store, search, filters), without page and sort.
 */
export function useRowSelection(found: string) {
  const [kept, setKept] = useState({ found, value: noneSelected })
  if (kept.found !== found) setKept({ found, value: noneSelected })
  const value = kept.found === found ? kept.value : noneSelected

  const change = (next: (value: RowSelection) => RowSelection) =>
    setKept((before) => ({ found, value: next(before.found === found ? before.value : noneSelected) }))
  return {
    value,
    onValueChange: (next: RowSelection) => change(() => next),
    toggle: (id: RowId) =>
      change((before) =>
        selectRows(before, [String(id)], before.ids.has(String(id)) === (before.kind === 'allBut')),
      ),
    selectMany: (ids: readonly RowId[]) => change((before) => selectRows(before, textsOf(ids), true)),
    unselectMany: (ids: readonly RowId[]) => change((before) => selectRows(before, textsOf(ids), false)),
    clear: () => change(() => noneSelected),
    /** Chooses exactly these. */
    replaceAll: (ids: readonly RowId[]) => change(() => ({ kind: 'only', ids: new Set(textsOf(ids)) })),
  }
}
