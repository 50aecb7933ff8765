import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { startConnectingMutation } from '../queries.ts'
import type { AskAgain } from '../queries.ts'

/** Leads the browser to the dialog that connects accounts. */
export function useConnect() {
  const { mutate, isPending } = useMutation(startConnectingMutation)
  const [isLeaving, setLeaving] = useState(false)
  // Whoever comes back with the browser's Back finds the page as they left it.
  useEffect(() => {
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  return {
    /** Until the dialog stands in place of this page. */
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
