import type { EndpointInput } from '@tandem/api-contract'
import { useLateDialog } from '@tandem/page-parts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { fileStyleOf } from './file-style.ts'
import { useExport } from './use-export.ts'
import type { ExportEndpoint, ExportState } from './use-export.ts'

/** Comes when the page is idle. */
const loadDialog = async () => (await import('./export-dialog.tsx')).ExportDialog

/** An export of a list that asks first what it is exported as. */
export interface ListExport<E extends ExportEndpoint> {
  state: ExportState
  /** Whether it runs, or its dialog is about to open. */
  isBusy: boolean
  /** Opens the dialog for an export with this body. */
  ask: (body: EndpointInput<E>['body']) => void
  /** To be placed where the button is. */
  dialog: ReactNode
}

/**
 * Exports a list as the kind of file that the person chooses, or copies its cells; see `useExport`.
 *
 * @param params the parameters of the path, if it has any
 */
export function useListExport<const E extends ExportEndpoint>(
  endpoint: E,
  params?: EndpointInput<E>['params'],
): ListExport<E> {
  const { Dialog, isComing, open } = useLateDialog(loadDialog)
  const [asked, setAsked] = useState<{ body: EndpointInput<E>['body'] } | null>(null)
  const { state, start, copy } = useExport(endpoint, params)
  return {
    state,
    isBusy: isComing || state === 'running',
    ask: (body) => open(() => setAsked({ body })),
    dialog: asked && Dialog && (
      <Dialog
        onClose={() => setAsked(null)}
        onExport={(choice) => {
          const body = { ...(asked.body as object), ...fileStyleOf(choice) } as EndpointInput<E>['body']
          if (choice === 'cells') copy(body)
          else start(body)
        }}
      />
    ),
  }
}
