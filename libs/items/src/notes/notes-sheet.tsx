import { Sheet, useIsPhone, useLoadWhenIdle } from '@tandem/design-system'
import { useDialogText } from '@tandem/page-parts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../messages.ts'
import { rowKeyOf } from '../row-ref.ts'
import type { RowRef } from '../row-ref.ts'
import { loadNotesPanel, NotesPanel } from './late-notes-panel.tsx'
import { readNotesAddress } from './notes-address.ts'
import { useNotesSheet } from './use-notes-sheet.ts'

interface NotesSheetProps {
  /**
   * The name of the row in the address, if the page knows it; otherwise its notes are shown without a name.
   */
  nameOf?: (type: RowRef['type'], id: number) => string | undefined
}

/** The notes of the row in the address, in a sheet at the right; once on every page with such rows. */
export function NotesSheet({ nameOf }: NotesSheetProps) {
  useLoadWhenIdle(loadNotesPanel)
  const text = useText()
  const dialogText = useDialogText()
  const { close } = useNotesSheet()
  const [params] = useSearchParams()
  const named = readNotesAddress(params)
  const row: RowRef | null = named && { ...named, name: nameOf?.(named.type, named.id) ?? '' }
  // The content stays while the sheet closes.
  const [shown, setShown] = useState(row)
  if (row && (shown === null || rowKeyOf(shown) !== rowKeyOf(row) || shown.name !== row.name)) setShown(row)
  if (shown === null) return null
  return (
    <Sheet
      open={row !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      side="end"
      title={shown.name === '' ? text('notes.title') : text('notes.titleOf', { name: shown.name })}
      closeLabel={dialogText('close')}
    >
      {row && <OpenedNotes key={rowKeyOf(row)} row={row} />}
    </Sheet>
  )
}

/** Starts in the new note. On a phone it doesn't: the keyboard would cover the notes. */
function OpenedNotes({ row }: { row: RowRef }) {
  const isPhone = useIsPhone()
  const [asked] = useState(isPhone ? 0 : 1)
  return <NotesPanel row={row} asked={asked} />
}
