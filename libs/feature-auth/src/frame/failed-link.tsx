import { Banner, Button, Stack } from '@tandem/design-system'
import type { ReactNode } from 'react'
import { journeyMessages } from '../journey-messages.ts'

interface FailedLinkProps {
  title: string
  description?: string
  /** Left out when trying the same link again cannot help. */
  onTryAgain?: (() => void) | undefined
  /** The link or button for what people can do next. */
  children?: ReactNode
}

/** Why the link of a mail did not work, and what to do instead. */
export function FailedLink({ title, description, onTryAgain, children }: FailedLinkProps) {
  const text = journeyMessages.useText()
  return (
    <Stack gap="4">
      <Banner
        tone="danger"
        // The banner shows title and description in one line, so the title needs a full stop.
        title={title.endsWith('.') ? title : `${title}.`}
        announce
        actions={
          onTryAgain && (
            <Button size="sm" onClick={onTryAgain}>
              {text('tryAgain')}
            </Button>
          )
        }
      >
        {description}
      </Banner>
      {children}
    </Stack>
  )
}
