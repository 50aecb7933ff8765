import { css } from '@tandem/design-system/css'
import { shellMessages } from '../messages.ts'

/** As wide as the link to the mailbox, until its address is known: a line that breaks later would move the page. */
export function MailboxRoom() {
  const text = shellMessages.useText()
  return (
    <span className={room} aria-hidden>
      {text('demo.mailbox')}
    </span>
  )
}

const room = css({ visibility: 'hidden' })
