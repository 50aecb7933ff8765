import { atom, useAtom } from 'jotai'

/** The groups that someone opened or closed since the page was loaded, by key. */
const chosenAtom = atom<Readonly<Record<string, boolean>>>({})

/** Whether a group of the menu is open: as it was left, else as it begins. */
export function useGroupState(key: string, initially: boolean) {
  const [chosen, setChosen] = useAtom(chosenAtom)
  const isOpen = chosen[key] ?? initially
  return { isOpen, toggle: () => setChosen({ ...chosen, [key]: !isOpen }) }
}
