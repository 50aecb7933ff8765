import { atom, useAtom } from 'jotai'

/** The groups that a person has opened or closed since the page was loaded, by key. */
const chosenAtom = atom<Readonly<Record<string, boolean>>>({})

/** Whether a group of the menu is open: as it was left, otherwise its initial state. */
export function useGroupState(key: string, initially: boolean) {
  const [chosen, setChosen] = useAtom(chosenAtom)
  const isOpen = chosen[key] ?? initially
  return { isOpen, toggle: () => setChosen({ ...chosen, [key]: !isOpen }) }
}
