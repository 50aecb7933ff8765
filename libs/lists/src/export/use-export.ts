import { download } from '@tandem/api-client'
import type { Download } from '@tandem/api-client'
import type { Endpoint, EndpointInput } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { copyText, describeFailure, dialogText, isRefusedCopy } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { text } from '../messages.ts'
import { saveFile } from './save-file.ts'
import { sayExported } from './say-exported.ts'

/** An endpoint that answers a file of rows. */
export type ExportEndpoint = Endpoint

/** The state of an export; `done` for a moment after its file was saved or copied. */
export type ExportState = 'idle' | 'running' | 'done'

/** How long a button says that its export is done. */
const doneForMs = 4000

/**
 * Fetches a list as a file and saves it under the server's name, then offers what its columns mean as a second file.
 * `copy` puts its text on the clipboard instead. Leaving the page cancels it; a failure shows a toast with a retry.
 *
 * @param params the parameters of the path, if it has any
 */
export function useExport<const E extends ExportEndpoint>(endpoint: E, params?: EndpointInput<E>['params']) {
  type Body = EndpointInput<E>['body']
  const [state, setState] = useState<ExportState>('idle')
  const running = useRef<AbortController>(null)
  const { mutateAsync } = useMutation({
    mutationFn: ({ body, signal }: { body: Body; signal: AbortSignal }) =>
      download(endpoint, { params, body } as unknown as EndpointInput<E>, { signal }),
    meta: { errors: 'local', changes: endpoint.changes, endsBeforeReads: true },
  })
  const cancel = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => setState('idle'), doneForMs)
    return () => clearTimeout(timer)
  }, [state])

  const save = async (body: Body, file: Promise<Download>, signal: AbortSignal) => {
    const { name, content } = await file
    // It may have been cancelled while the last bytes arrived.
    signal.throwIfAborted()
    saveFile(name, content)
    const definitions = definitionsBody(endpoint, body)
    sayExported(name, definitions && (() => void run(definitions as Body, save)))
  }
  const copy = async (_body: Body, file: Promise<Download>) => {
    await copyText(file.then(({ content }) => content.text()))
    toast.success({ title: text('export.copied') })
  }
  const run = async (body: Body, finish: typeof save) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState('running')
    try {
      await finish(body, mutateAsync({ body, signal: controller.signal }), controller.signal)
      setState('done')
    } catch (error) {
      setState('idle')
      if (controller.signal.aborted) return
      toast.error({
        title: text('export.failed'),
        description: isRefusedCopy(error) ? text('export.notAllowed') : describeFailure(error).description,
        action: { label: dialogText('tryAgain'), onAction: () => void run(body, finish) },
      })
    } finally {
      running.current = null
    }
  }
  return {
    state,
    start: (body: Body) => void run(body, save),
    copy: (body: Body) => void run(body, copy),
    cancel,
  }
}

/** The body that requests what the columns of an export mean; null if it has no figures or is that request itself. */
function definitionsBody({ body: schema }: ExportEndpoint, body: unknown): object | null {
  const entries = schema !== undefined && 'entries' in schema ? (schema.entries as object) : {}
  const asked = body as { definitions?: boolean } | undefined
  return 'definitions' in entries && !asked?.definitions ? { ...asked, definitions: true } : null
}
