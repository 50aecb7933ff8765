import { isApiError } from '@tandem/api-client'
import { toast } from '@tandem/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useKeptInstant } from '../kept-instant.ts'
import { journeyMessages } from '../journey-messages.ts'
import { resendMutation } from '../queries.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'

/** The seconds until a mail can be requested again, and until people are taken back to the waiting page. */
const seconds = { countdown: 180, back: 2 }

/**
 * Requests a verification mail again, and counts down, also over a reload, until the next one is possible.
 * `onResent` is called two seconds after the request, with the time at which the countdown ends.
 */
export function useResend(onResent: (until: number) => void) {
  const text = journeyMessages.useText()
  const [until, keepUntil] = useKeptInstant('resend')
  const secondsLeft = useSecondsLeft(until)
  const { mutateAsync, isPending } = useMutation(resendMutation)
  const back = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(back.current), [])

  const resend = async (email: string) => {
    const next = Date.now() + seconds.countdown * 1000
    keepUntil(next)
    try {
      await mutateAsync({ email })
      toast.success({ title: text('resend.done') })
      back.current = setTimeout(() => onResent(next), seconds.back * 1000)
    } catch (error) {
      const wait = isApiError(error) ? error.seconds_left : null
      keepUntil(wait === null ? null : Date.now() + wait * 1000)
      toast.error({ title: text('resend.failed') })
    }
  }
  return { resend, isPending, secondsLeft }
}
