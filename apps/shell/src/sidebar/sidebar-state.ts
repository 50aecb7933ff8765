import { readMeta, updateMetaMutation, userAtom } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { atom, useAtom, useAtomValue } from 'jotai'

/** Kept for seven days on every path, as the specification says. */
const cookie = { name: 'sidebar_state', seconds: 604_800 }

const chosenHere = atom<boolean | null>(null)

/**
 * Whether the sidebar shows names, and how to flip it. The choice of this page wins, then the one kept for the
 * user, then the one kept on this device; without any it is open.
 */
export function useSidebarState() {
  const [chosen, setChosen] = useAtom(chosenHere)
  const kept = readMeta(useAtomValue(userAtom), 'show_sidebar_menu')
  const { mutate } = useMutation(updateMetaMutation)
  const isOpen = chosen ?? (kept === null ? readCookie() : kept === '1') ?? true
  const toggle = () => {
    setChosen(!isOpen)
    document.cookie = `${cookie.name}=${!isOpen}; path=/; max-age=${cookie.seconds}; samesite=lax`
    mutate({ show_sidebar_menu: isOpen ? '0' : '1' })
  }
  return { isOpen, toggle }
}

function readCookie(): boolean | null {
  const value = /(?:^|;\s*)sidebar_state=(\w+)/.exec(document.cookie)?.[1]
  return value === undefined ? null : value === 'true'
}
