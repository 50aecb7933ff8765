import { useState } from 'react'

/**
 * The dialog of an address, ready to draw: each opening has its own key and so starts fresh; a closing one
 * keeps its content until it is gone.
 */
export function useOpening<Dialog extends object>(dialog: Dialog | null) {
  const [{ shown, key }, setOpening] = useState({ shown: dialog, key: 0 })
  const [wasOpen, setWasOpen] = useState(dialog !== null)
  if (dialog !== null && (!wasOpen || !isSame(dialog, shown))) {
    setOpening({ shown: dialog, key: key + 1 })
    setWasOpen(true)
  }
  if (dialog === null && wasOpen) setWasOpen(false)
  return { shown, key, open: dialog !== null }
}

const isSame = (one: object, other: object | null) => JSON.stringify(one) === JSON.stringify(other)
