import { Button, Link, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useState } from 'react'
import { useText } from '../messages.ts'
import { noteBeginning, notePieces } from './note-text.ts'

interface NoteWordsProps {
  content: string
  /** When the note was written, in words. */
  when: string
}

/** The text of a note as it was typed, with links; a long one is cut until the reader expands it. */
export function NoteWords({ content, when }: NoteWordsProps) {
  const text = useText()
  const [isWhole, setIsWhole] = useState(false)
  const beginning = noteBeginning(content)
  return (
    <>
      <p className={words} dir="auto">
        {notePieces(isWhole ? content : (beginning ?? content)).map(({ text: piece, href }, index) =>
          href === undefined ? (
            piece
          ) : (
            // A link that was cut would lead elsewhere, so the last one of a beginning stays text.
            <Link key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {piece}
            </Link>
          ),
        )}
      </p>
      {beginning !== null && (
        <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {text(isWhole ? 'notes.less' : 'notes.more')}
          <VisuallyHidden>({when})</VisuallyHidden>
        </Button>
      )}
    </>
  )
}

const words = css({ textStyle: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
