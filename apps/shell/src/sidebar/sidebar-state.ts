import { useIsBelow, useIsPhone } from '@tandem/design-system'
import { sidebarAtom, updateMetaMutation } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'

const sheetAtom = atom(false)
/** Whether the names were asked for in a narrow window; until the app is reloaded. */
const narrowAtom = atom(false)

/**
 * Whether the sidebar shows names, and how to toggle it; the choice is stored for the user and on this
 * device. In a narrow window the names are hidden until they are asked for, which changes nothing that is
 * stored. On a phone the menu is a sheet, which toggling opens and closes.
 */
export function useSidebarState() {
  const [isChosen, setChosen] = useAtom(sidebarAtom)
  const [isAsked, setAsked] = useAtom(narrowAtom)
  const { mutate } = useMutation(updateMetaMutation)
  const [isSheetOpen, setSheetOpen] = useAtom(sheetAtom)
  const isPhone = useIsPhone()
  // There the page needs the room of the names.
  const isNarrow = useIsBelow(1100)
  const toggle = () => {
    if (isPhone) return setSheetOpen(!isSheetOpen)
    if (isNarrow) return setAsked(!isAsked)
    setChosen(!isChosen)
    mutate({ show_sidebar_menu: isChosen ? '0' : '1' })
  }
  return { isPhone, isOpen: isNarrow ? isAsked : isChosen, isSheetOpen, setSheetOpen, toggle }
}
