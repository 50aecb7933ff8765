import { sidebarAtom, updateMetaMutation } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { useIsPhone } from '../use-is-phone.ts'

const sheetAtom = atom(false)

/**
 * Whether the sidebar shows names, and how to toggle it; the choice is stored for the user and on this
 * device. On a phone the menu is a sheet, which toggling opens and closes.
 */
export function useSidebarState() {
  const [isOpen, setOpen] = useAtom(sidebarAtom)
  const { mutate } = useMutation(updateMetaMutation)
  const [isSheetOpen, setSheetOpen] = useAtom(sheetAtom)
  const isPhone = useIsPhone()
  const toggle = () => {
    if (isPhone) {
      setSheetOpen(!isSheetOpen)
      return
    }
    setOpen(!isOpen)
    mutate({ show_sidebar_menu: isOpen ? '0' : '1' })
  }
  return { isPhone, isOpen, isSheetOpen, setSheetOpen, toggle }
}
