import { useState } from 'react'

/** True from the first opening on, so that the code loads then and stays for the closing animation. */
export function useOnceOpen(open: boolean) {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once || open
}
