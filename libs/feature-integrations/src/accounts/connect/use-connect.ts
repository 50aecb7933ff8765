import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { startConnectingMutation } from '../queries.ts'
import type { AskAgain } from '../queries.ts'

/** Navigates to the dialog that connects accounts. */
export function useConnect() {
  const { mutate, isPending } = useMutation(startConnectingMutation)
  const [isLeaving, setLeaving] = useState(false)
  // After the browser's Back, the page is as it was left.
  useEffect(() => {
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  return {
    /** Until the dialog has replaced this page. */
    isLeaving: isPending || isLeaving,
    connect: (ask?: AskAgain) =>
      mutate(ask, {
        onSuccess: ({ url }) => {
          setLeaving(true)
          location.assign(url)
        },
      }),
  }
}
