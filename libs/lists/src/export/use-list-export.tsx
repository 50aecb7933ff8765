import { useLateDialog } from '@tandem/page-parts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ExportSource } from './export-source.ts'
import { fileStyleOf } from './file-style.ts'
import type { FileStyle } from './file-style.ts'
import { useExport } from './use-export.ts'
import type { ExportState } from './use-export.ts'

/** Comes when the page is idle. */
const loadDialog = async () => (await import('./export-dialog.tsx')).ExportDialog

/** An export of a list that asks first what it is exported as. */
export interface ListExport<Body> {
  state: ExportState
  /** Whether it runs, or its dialog is about to open. */
  isBusy: boolean
  /** Opens the dialog for an export with this body. */
  ask: (body: Body) => void
  /** To be placed where the button is. */
  dialog: ReactNode
}

/**
 * Exports a list as the kind of file that the person chooses, or copies its cells; see `useExport`.
 *
 * @param what the rows for people, if their number is known: "1.273 orders"
 */
export function useListExport<Body extends object>(
  source: ExportSource<Body & FileStyle>,
  what?: string,
): ListExport<Body> {
  const { Dialog, isComing, open } = useLateDialog(loadDialog)
  const [asked, setAsked] = useState<Body | null>(null)
  const { state, start, copy } = useExport(source)
  return {
    state,
    isBusy: isComing || state === 'running',
    ask: (body) => open(() => setAsked(body)),
    dialog: asked && Dialog && (
      <Dialog
        what={what}
        onClose={() => setAsked(null)}
        onExport={(choice) => {
          const body = { ...asked, ...fileStyleOf(choice) }
          if (choice === 'cells') copy(body)
          else start(body)
        }}
      />
    ),
  }
}
