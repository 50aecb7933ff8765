import { Badge, Inline } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { MailCheck } from 'lucide-react'
import { useText } from '../messages.ts'

/** The user's sign-in address: every one is verified. */
export function VerifiedAddress({ email }: { email: string }) {
  const text = useText()
  return (
    <Inline gap="2" wrap>
      <bdi className={address}>{email}</bdi>
      <Badge tone="success" icon={<MailCheck aria-hidden />}>
        {text('verified')}
      </Badge>
    </Inline>
  )
}

const address = css({ textStyle: 'md', overflowWrap: 'anywhere' })
