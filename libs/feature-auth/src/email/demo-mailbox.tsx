import { Banner } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { useSyncExternalStore } from 'react'
import { journeyMessages } from '../journey-messages.ts'

const never = () => () => undefined

/** Leads to the mailbox that shows the mails of a demo; nothing in the real product and while the server renders. */
export function DemoMailbox() {
  const text = journeyMessages.useText()
  const mailbox = useSyncExternalStore<string | null>(
    never,
    () => document.querySelector<HTMLMetaElement>('meta[name="tandem-mailbox"]')?.content ?? null,
    () => null,
  )
  if (mailbox === null) return null
  return (
    <Banner tone="info">
      {text('demoMailbox.about')}{' '}
      <a href={mailbox} target="_blank" rel="noopener" className={cx(link(), css({ whiteSpace: 'nowrap' }))}>
        {text('demoMailbox.open')}
      </a>
    </Banner>
  )
}
