import { lazyPart } from '@tandem/design-system'
import { Suspense } from 'react'
import type { NotesPanelProps } from './notes-panel.tsx'
import { NotesSkeleton } from './notes-skeleton.tsx'

/** Fetches the code of the panel, which no page needs before a row is opened. */
export const loadNotesPanel = async () => (await import('./notes-panel.tsx')).NotesPanel

const Panel = lazyPart(loadNotesPanel)

/** The notes on a row: the new one, then existing ones, latest first. Asks about unsaved text. */
export function NotesPanel(props: NotesPanelProps) {
  return (
    <Suspense fallback={<NotesSkeleton />}>
      <Panel {...props} />
    </Suspense>
  )
}
