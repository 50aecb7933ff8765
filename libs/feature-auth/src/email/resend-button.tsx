import { Button, toast } from '@tandem/design-system'
import { clockOf } from '../clock-of.ts'
import { journeyMessages } from '../journey-messages.ts'
import { useResend } from './use-resend.ts'

interface ResendButtonProps {
  /** The recipient; null when unknown. */
  email: string | null
  onResent: (until: number) => void
  /** `submit` within a form that asks without script. */
  type?: 'submit'
}

/** Asks for the verification mail again; disabled with a countdown until the next one can be sent. */
export function ResendButton({ email, onResent, type }: ResendButtonProps) {
  const text = journeyMessages.useText()
  const { resend, isPending, secondsLeft } = useResend(onResent)
  const handleClick = () => {
    if (email === null) toast.warning({ title: text('resend.noEmail') })
    else void resend(email)
  }
  return (
    <Button
      type={type}
      size="lg"
      fullWidth
      loading={isPending}
      disabled={secondsLeft > 0}
      onClick={handleClick}
    >
      {secondsLeft > 0 ? text('resend.retryIn', { time: clockOf(secondsLeft) }) : text('resend.submit')}
    </Button>
  )
}
