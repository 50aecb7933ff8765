import { Button, Inline, lazyPart, OrElse, Stack, TextArea, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { FailureBanner, refusalOf, useDialogText } from '@tandem/page-parts'
import { Suspense, useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '../messages.ts'
import { useMentions } from './mentions/use-mentions.ts'
import { NoteVisibility } from './note-visibility.tsx'
import type { TypedNote } from './typed-note.ts'

const MentionList = lazyPart(async () => (await import('./mentions/mention-list.tsx')).MentionList)

interface NoteFormProps {
  /** Names the field: a new note, or one that is being edited. */
  label: string
  submitLabel: string
  /** How often the field was asked for: each time, it gets the focus. */
  asked?: number
  typed: TypedNote
  onType: (typed: TypedNote) => void
  onSubmit: () => void
  /** For a note that is edited in place. */
  onCancel?: () => void
}

/** The fields of a note: its text, and whether the team sees it. Ctrl+Enter saves, `@` offers members. */
export function NoteForm(props: NoteFormProps) {
  const { label, submitLabel, asked = 0, typed, onType, onSubmit, onCancel } = props
  const text = useText()
  const dialogText = useDialogText()
  const { content, chosen, failure } = typed

  const field = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({
    field,
    content,
    onMention: (person, next) =>
      onType({ ...typed, content: next, chosen: [...chosen.filter(({ id }) => id !== person.id), person] }),
  })
  const isInPlace = onCancel !== undefined
  // The button that opened it has been replaced.
  useEffect(() => {
    if (isInPlace) field.current?.focus()
  }, [isInPlace])
  useEffect(() => {
    if (asked > 0) field.current?.focus({ preventScroll: true })
  }, [asked])

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter then ends the composition of a word.
    if (event.nativeEvent.isComposing || mentions.handleKey(event)) return
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      noValidate
      className={onScreen}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap="3">
        <FailureBanner failure={failure} />
        <div className={place}>
          <TextArea
            {...mentions.fieldProps}
            ref={field}
            label={label}
            name="content"
            dir="auto"
            {...(asked > 0 && { 'data-autofocus': '' })}
            placeholder={text('notes.placeholder')}
            hint={text('notes.keys')}
            value={content}
            onKeyDown={handleKeyDown}
            error={refusalOf(failure.refusals['content'], content)}
            onChange={(event) => {
              mentions.handleTyped()
              onType({ ...typed, content: event.target.value })
            }}
          />
          {mentions.isOpen && (
            // A name can also be typed without the list, and an error page would take the text along.
            <OrElse instead={null}>
              <Suspense>
                <MentionList {...mentions.list} />
              </Suspense>
            </OrElse>
          )}
          <VisuallyHidden>
            <output>{mentions.isOpen && text('notes.found', { count: mentions.list.people.length })}</output>
          </VisuallyHidden>
        </div>
        <NoteVisibility
          typed={typed}
          onChange={(isVisible) => onType({ ...typed, visible_to_team: isVisible })}
        />
        <Inline justify="end">
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {dialogText('cancel')}
            </Button>
          )}
          <Button type="submit" variant={onCancel ? 'secondary' : 'primary'}>
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

const place = css({ position: 'relative' })
// Nobody can write a note on paper.
const onScreen = css({ _print: { display: 'none' } })
