import { css } from '@tandem/design-system/css'
import { shellMessages } from '../messages.ts'

/** As wide as the link to the mailbox, until its address is known: a line that breaks later would move the page. */
export function MailboxLinkSpace() {
  const text = shellMessages.useText()
  return (
    <span className={space} aria-hidden>
      {text('demo.mailbox')}
    </span>
  )
}

const space = css({ visibility: 'hidden' })
