import { orKept } from '@tandem/api-client'
import { withLocalErrors } from '@tandem/api-client/react'
import type { Note } from '@tandem/api-contract'
import { ConfirmDialog, Divider, Stack, Text, useListMotion } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import {
  ConfirmDiscard,
  readFailure,
  successToast,
  useDialogText,
  useNow,
  useUnsavedGuard,
  WidgetBoundary,
} from '@tandem/page-parts'
import { useIsAllowed, useUser } from '@tandem/session'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useText } from '../messages.ts'
import { rowKeyOf } from '../row-ref.ts'
import type { RowRef } from '../row-ref.ts'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import { createNoteMutation, deleteNoteMutation, noteQueries, updateNoteMutation } from './note-queries.ts'
import { NotesSkeleton } from './notes-skeleton.tsx'
import { blankNote, changeOf, differs, isBegun, refusedNote, withFailure } from './typed-note.ts'
import type { TypedNote } from './typed-note.ts'

/** The props of {@link LoadedNotesPanel}. */
export interface LoadedNotesPanelProps {
  row: RowRef
  /**
   * Whether it is part of the row's own page, where something that the address opens over the page loses no
   * input.
   */
  isPartOfPage?: boolean
  /** How often the new note was asked for: each time, its field gets the focus. */
  asked?: number
}

/** The notes on a row: the new one, then existing ones, latest first. Asks about unsaved text. */
export function LoadedNotesPanel(props: LoadedNotesPanelProps) {
  // Another row has other notes, and must not show the text typed here.
  return <Panel key={rowKeyOf(props.row)} {...props} />
}

function Panel({ row, isPartOfPage = false, asked = 0 }: LoadedNotesPanelProps) {
  const text = useText()
  const dialogText = useDialogText()
  const [draft, setDraft] = useState(blankNote)
  const [edits, setEdits] = useState<Edits>({})
  const create = useMutation(withLocalErrors(createNoteMutation))
  const update = useMutation(withLocalErrors(updateNoteMutation))

  const isUnsaved =
    isBegun(draft) ||
    Object.values(edits).some(({ note, typed }) => differs(typed, note)) ||
    create.isPending ||
    update.isPending
  const guard = useUnsavedGuard(isUnsaved, { staysOnPath: isPartOfPage })

  const setEdit = (note: Note, typed: TypedNote | undefined) =>
    setEdits(({ [note.id]: _before, ...others }) =>
      typed ? { ...others, [note.id]: { note, typed } } : others,
    )

  const add = async () => {
    const refused = refusedNote(draft)
    if (refused) return setDraft({ ...draft, failure: refused })
    setDraft({ ...blankNote, visible_to_team: draft.visible_to_team })
    const change = changeOf(draft)
    try {
      await orKept(create.mutateAsync({ notable_type: row.type, notable_id: row.id, ...change }))
    } catch (error) {
      // The input comes back with the reason, and isn't lost to what has been typed in the meantime.
      const failure = readFailure(error, change)
      setDraft((since) => withFailure(draft, failure, since))
    }
  }
  const save = async (note: Note, typed: TypedNote) => {
    const refused = refusedNote(typed)
    if (refused) return setEdit(note, { ...typed, failure: refused })
    setEdit(note, undefined)
    if (!differs(typed, note)) return
    const change = changeOf(typed)
    try {
      await orKept(update.mutateAsync({ note, change }))
    } catch (error) {
      setEdit(note, withFailure(typed, readFailure(error, change)))
    }
  }

  return (
    <Stack gap="5">
      <NoteForm
        label={text('notes.write')}
        submitLabel={text('notes.add')}
        asked={asked}
        typed={draft}
        onType={setDraft}
        onSubmit={() => void add()}
      />
      <Divider />
      <WidgetBoundary failedTitle={text('notes.failed')} loading={<NotesSkeleton />}>
        <NoteList row={row} edits={edits} onEdit={setEdit} onSave={(note, typed) => void save(note, typed)} />
      </WidgetBoundary>
      <ConfirmDiscard
        guard={guard}
        title={dialogText('discard.title')}
        description={text('notes.unsaved')}
        keepLabel={dialogText('discard.keep')}
        discardLabel={dialogText('discard.discard')}
        closeLabel={dialogText('close')}
      />
    </Stack>
  )
}

/** The notes being edited, by id, as they were when editing began. */
type Edits = Readonly<Record<number, { note: Note; typed: TypedNote }>>

interface NoteListProps {
  row: RowRef
  edits: Edits
  onEdit: (note: Note, typed: TypedNote | undefined) => void
  onSave: (note: Note, typed: TypedNote) => void
}

function NoteList({ row, edits, onEdit, onSave }: NoteListProps) {
  const text = useText()
  const dialogText = useDialogText()
  const now = useNow()
  const mayShare = useIsAllowed('shared.write')
  const { data: notes } = useSuspenseQuery(noteQueries.of(row))
  const removal = useMutation(deleteNoteMutation)
  const undo = useMutation(createNoteMutation)
  const place = useRef<HTMLDivElement>(null)
  const { listRef } = useListMotion()
  const user = useUser()
  const [asked, setAsked] = useState<Note | null>(null)
  const [isAsking, setAsking] = useState(false)

  const isOwn = (note: Note) => note.author?.id === user.id
  const remove = (note: Note) => {
    removal.mutate(note)
    // Its button is removed with it; keyboard users stay at the notes.
    place.current?.focus({ preventScroll: true })
    // Undo creates the note again under the name of the person who presses it, so it is only for the author.
    if (!isOwn(note)) return successToast.deleted(text('notes.note'))
    const { content, visible_to_team, notable_type, notable_id } = note
    successToast.deleted(text('notes.note'), {
      action: {
        label: dialogText('undo'),
        onAction: () =>
          undo.mutate({
            content,
            visible_to_team: visible_to_team && mayShare,
            notable_type,
            notable_id,
          }),
      },
    })
  }
  return (
    <div ref={place} tabIndex={-1} className={quietFocus}>
      {notes.length === 0 && <Text tone="muted">{text('notes.empty')}</Text>}
      {notes.length > 0 && (
        <Stack as="ul" ref={listRef} gap="5" aria-label={text('notes.list')}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              now={now}
              edit={edits[note.id]?.typed}
              onEdit={(typed) => onEdit(note, typed)}
              onSave={(typed) => onSave(note, typed)}
              onDelete={() => {
                if (isOwn(note)) return remove(note)
                setAsked(note)
                setAsking(true)
              }}
            />
          ))}
        </Stack>
      )}
      {asked && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={text('notes.deleteTitle', { name: asked.author?.name ?? text('notes.formerMember') })}
          confirmLabel={text('notes.deleteConfirm')}
          cancelLabel={dialogText('cancel')}
          closeLabel={dialogText('close')}
          onConfirm={() => {
            setAsking(false)
            remove(asked)
          }}
          danger
        >
          {text('notes.deleteText')}
        </ConfirmDialog>
      )}
    </div>
  )
}

const quietFocus = css({ outlineStyle: 'none' })
