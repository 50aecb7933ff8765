import { atom, useAtom } from 'jotai'
import { replaceAll, selectMany, toggle, unselectMany } from './selection.ts'
import type { Selection } from './selection.ts'

type AnySelection = Selection<{ id: number | string }>

/** Of each list, by its name: what is chosen outlives a change of page or filter, and ends with the session. */
export const selectionsAtom = atom<Readonly<Record<string, AnySelection>>>({})

const nothing: AnySelection = new Map()

/** What is chosen in a list, and the ways to change it. */
export function useSelection<Item extends { id: number | string }>(list: string) {
  const [selections, setSelections] = useAtom(selectionsAtom)
  const selected = (selections[list] ?? nothing) as Selection<Item>
  const change = (next: (selection: Selection<Item>) => Selection<Item>) =>
    setSelections((all) => ({ ...all, [list]: next((all[list] ?? nothing) as Selection<Item>) }))
  return {
    selected,
    isSelected: (item: Item) => selected.has(item.id),
    toggle: (item: Item) => change((selection) => toggle(selection, item)),
    selectMany: (items: readonly Item[]) => change((selection) => selectMany(selection, items)),
    unselectMany: (items: readonly Item[]) => change((selection) => unselectMany(selection, items)),
    clear: () => change(() => replaceAll<Item>([])),
    replaceAll: (items: readonly Item[]) => change(() => replaceAll(items)),
  }
}
