import { useRef, useState } from 'react'
import type { PictureRefusal } from './inspect-picture.ts'
import { openPicture } from './open-picture.ts'
import type { OpenedPicture } from './open-picture.ts'

/** The picture being cropped, or why the last file can't be used. */
export function useOpenedPicture() {
  const [opened, setOpened] = useState<OpenedPicture | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null)
  const [isOpening, setOpening] = useState(false)
  const latest = useRef(0)

  const open = async (file: Blob) => {
    const turn = ++latest.current
    setRefusal(null)
    setOpening(true)
    const found = await openPicture(file)
    // A file that was chosen in the meantime counts, not this one.
    if (turn !== latest.current) return
    setOpening(false)
    if (typeof found === 'string') setRefusal(found)
    else {
      setOpened(found)
      setOpen(true)
    }
  }
  // The last cropped picture is kept, because its dialog shows it while closing.
  return { opened, isOpen, refusal, isOpening, open, close: () => setOpen(false) }
}
