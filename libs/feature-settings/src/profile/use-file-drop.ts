import { useEffect, useEffectEvent, useState } from 'react'
import type { DragEvent } from 'react'

const carriesFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Takes a file that is dropped on an element, or pasted anywhere on the page; spread `zone` onto the element.
 */
export function useFileDrop(onFile: (file: File) => void, isActive: boolean) {
  const [isOver, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    // Text that is pasted into a field is handled by the browser.
    if (!isActive || !file || event.clipboardData?.types.includes('text/plain')) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    window.addEventListener('paste', listener)
    return () => window.removeEventListener('paste', listener)
  }, [])

  const zone = {
    onDragOver: (event: DragEvent) => {
      if (!isActive || !carriesFile(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      setOver(false)
      const [file] = event.dataTransfer.files
      if (!isActive || !file) return
      event.preventDefault()
      onFile(file)
    },
  }
  return { isOver, zone }
}
