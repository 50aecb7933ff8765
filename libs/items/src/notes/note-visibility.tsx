import { Switch, Text } from '@tandem/design-system'
import { refusalOf } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useText } from '../messages.ts'
import { mentionedIn } from './mentions/mention-text.ts'
import type { TypedNote } from './typed-note.ts'

interface NoteVisibilityProps {
  typed: TypedNote
  onChange: (isVisible: boolean) => void
}

/** The switch that shares a note with the team, with what that means for the people whom the note mentions. */
export function NoteVisibility({ typed, onChange }: NoteVisibilityProps) {
  const text = useText()
  const mayShare = useIsAllowed('shared.write')
  const { content, visible_to_team, chosen, failure } = typed
  const refusal = refusalOf(failure.refusals['visible_to_team'], visible_to_team)
  return (
    <>
      <Switch
        label={text('notes.visibleToTeam')}
        name="visible_to_team"
        hint={text(mayShare ? 'notes.onlyMe' : 'notes.mayNotShare')}
        checked={visible_to_team}
        // Somebody who may not share can still stop sharing.
        disabled={!mayShare && !visible_to_team}
        aria-invalid={refusal !== undefined || undefined}
        onCheckedChange={onChange}
      />
      {!visible_to_team && mentionedIn(content, chosen).length > 0 && (
        <Text size="xs" tone="muted">
          {text('notes.toldWhenShared')}
        </Text>
      )}
      {refusal !== undefined && (
        <Text size="xs" tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </>
  )
}
