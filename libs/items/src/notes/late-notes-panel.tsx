import { lazyPart } from '@tandem/design-system'
import { WidgetBoundary } from '@tandem/page-parts'
import { useText } from '../messages.ts'
import type { LoadedNotesPanelProps } from './loaded-notes-panel.tsx'
import { NotesPanelSkeleton } from './notes-skeleton.tsx'

/**
 * Fetches the code of {@link NotesPanel}: for the loader of a page that shows it immediately. Elsewhere it is
 * fetched when the page is idle, or when the notes of a row are opened.
 */
export const loadNotesPanel = async () => (await import('./loaded-notes-panel.tsx')).LoadedNotesPanel

const Panel = lazyPart(loadNotesPanel)

/** The notes on a row, once their code is there. If it can't be fetched, only this part says so. */
export function NotesPanel(props: LoadedNotesPanelProps) {
  return (
    <WidgetBoundary failedTitle={useText()('notes.failed')} loading={<NotesPanelSkeleton />}>
      <Panel {...props} />
    </WidgetBoundary>
  )
}
