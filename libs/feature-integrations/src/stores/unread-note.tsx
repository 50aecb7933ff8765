import { Banner, Button } from '@tandem/design-system'
import { formatNumber } from '@tandem/format'
import { useUnreadText } from './unread-messages.ts'

interface UnreadNoteProps {
  /** Above zero. */
  count: number
  onOpen: () => void
}

/** The number of a store's rows that couldn't be read, with a link to their list. */
export function UnreadNote({ count, onOpen }: UnreadNoteProps) {
  const text = useUnreadText()
  return (
    <Banner
      tone="warning"
      title={text('title', { count, rows: formatNumber(count, { full: true }) })}
      actions={
        <Button size="sm" onClick={onOpen}>
          {text('show')}
        </Button>
      }
    >
      {text('meaning')}
    </Banner>
  )
}
