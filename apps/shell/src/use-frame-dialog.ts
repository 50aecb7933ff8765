import { useAtom } from 'jotai'
import type { PrimitiveAtom } from 'jotai'
import { useEffect } from 'react'

/** Whether a dialog of the frame is open, and its setter. The next person who signs in doesn't find it open. */
export function useFrameDialog(isOpenAtom: PrimitiveAtom<boolean>) {
  const [isOpen, setOpen] = useAtom(isOpenAtom)
  useEffect(() => () => setOpen(false), [setOpen])
  return [isOpen, setOpen] as const
}
