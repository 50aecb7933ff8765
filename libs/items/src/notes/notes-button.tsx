import { Button, IconButton } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { MessageSquareText } from 'lucide-react'
import { useText } from '../messages.ts'
import type { RowRef } from '../row-ref.ts'
import { useNotesSheet } from './use-notes-sheet.ts'

interface NotesButtonProps {
  row: RowRef
  /** The number of notes that the reader can see. */
  count: number
  size?: 'sm' | 'md'
}

/** Opens the notes of a row and shows their number. Needs a `NotesSheet` on its page. */
export function NotesButton({ row, count, size = 'sm' }: NotesButtonProps) {
  const text = useText()
  const { open } = useNotesSheet()
  const icon = <MessageSquareText aria-hidden />
  const { name } = row
  if (count === 0)
    return (
      <IconButton size={size} label={text('notes.open', { name })} icon={icon} onClick={() => open(row)} />
    )
  return (
    <Button
      variant="ghost"
      size={size}
      className={narrow}
      icon={icon}
      aria-label={text('notes.openSome', { count, name })}
      onClick={() => open(row)}
    >
      {formatNumber(count)}
    </Button>
  )
}

// Little wider than the button without a number, so that a table has room for its other columns.
const narrow = css({ gap: '0.5', paddingInline: '1' })
