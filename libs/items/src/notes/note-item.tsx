import type { Note } from '@tandem/api-contract'
import { Badge, IconButton, Inline, Stack, Text } from '@tandem/design-system'
import { formatRelative } from '@tandem/format'
import { Moment, PersonAvatar, useMoments } from '@tandem/page-parts'
import { useIsAllowed, useUser } from '@tandem/session'
import { Pencil, Trash2, UsersRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '../messages.ts'
import { isSavedNote } from './note-changes.ts'
import { NoteForm } from './note-form.tsx'
import { NoteWords } from './note-words.tsx'
import { typedFrom } from './typed-note.ts'
import type { TypedNote } from './typed-note.ts'

interface NoteItemProps {
  note: Note
  now: Date
  /** The input while it is being edited; undefined otherwise. */
  edit: TypedNote | undefined
  onEdit: (typed: TypedNote | undefined) => void
  onSave: (typed: TypedNote) => void
  onDelete: () => void
}

/**
 * A note with its author, its time and who sees it. The author can edit or delete it here, an admin can
 * delete it.
 */
export function NoteItem({ note, now, edit, onEdit, onSave, onDelete }: NoteItemProps) {
  const text = useText()
  const user = useUser()
  const mayDeleteOthers = useIsAllowed('notes.delete')
  const isOwn = note.author?.id === user.id
  const mayEdit = isSavedNote(note) && isOwn
  const mayDelete = isSavedNote(note) && (isOwn || mayDeleteOthers)
  const when = useMoments(user.team.timezone).text(note.created_at)
  const author = note.author?.name ?? text('notes.formerMember')

  const editButton = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  // The focus would be lost when the form is removed.
  useEffect(() => {
    if (wasEdited.current && edit === undefined) editButton.current?.focus({ preventScroll: true })
    wasEdited.current = edit !== undefined
  }, [edit])

  return (
    <Stack as="li" gap="2" aria-busy={!isSavedNote(note) || undefined}>
      <Inline gap="2" justify="between" align="start">
        <Inline gap="2">
          <PersonAvatar size="sm" name={author} picture={note.author?.profile_picture ?? null} />
          <Stack gap="0">
            <Text size="sm" weight="medium">
              <bdi>{isOwn ? text('notes.you', { name: author }) : author}</bdi>
            </Text>
            <Text size="xs" tone="muted">
              <Moment at={note.created_at} timeZone={user.team.timezone}>
                {isSavedNote(note) ? formatRelative(note.created_at, now) : text('notes.saving')}
              </Moment>
              {isSavedNote(note) && note.updated_at !== note.created_at && ` · ${text('notes.edited')}`}
            </Text>
          </Stack>
        </Inline>
        {mayDelete && edit === undefined && (
          <Inline gap="1">
            {mayEdit && (
              <IconButton
                ref={editButton}
                size="sm"
                label={text('notes.editLabel', { when })}
                icon={<Pencil aria-hidden />}
                onClick={() => onEdit(typedFrom(note))}
              />
            )}
            <IconButton
              size="sm"
              label={text('notes.deleteLabel', { when })}
              icon={<Trash2 aria-hidden />}
              onClick={onDelete}
            />
          </Inline>
        )}
      </Inline>
      {edit ? (
        <NoteForm
          label={text('notes.edit')}
          submitLabel={text('notes.save')}
          typed={edit}
          onType={onEdit}
          onSubmit={() => onSave(edit)}
          onCancel={() => onEdit(undefined)}
        />
      ) : (
        <Stack gap="1.5" align="start">
          <NoteWords content={note.content} when={when} />
          {note.visible_to_team && (
            <Badge tone="info" icon={<UsersRound aria-hidden />}>
              {text('notes.team')}
            </Badge>
          )}
        </Stack>
      )}
    </Stack>
  )
}
