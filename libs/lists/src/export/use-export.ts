import type { Download } from '@tandem/api-client'
import { toast } from '@tandem/design-system'
import { copyText, describeFailure, dialogText, isRefusedCopy } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { text } from '../messages.ts'
import type { ExportSource } from './export-source.ts'
import { saveFile } from './save-file.ts'
import { sayExported } from './say-exported.ts'

/** The state of an export; `done` for a moment after its file was saved or copied. */
export type ExportState = 'idle' | 'running' | 'done'

interface Asked<Body> {
  body: Body
  /** Requests the file that explains the columns instead of the rows. */
  definitions: boolean
}

/** How long a button says that its export is done. */
const doneForMs = 4000

/**
 * Fetches a list as a file and saves it under the server's name, then offers what its columns mean as a second file.
 * `copy` puts its text on the clipboard instead. Leaving the page cancels it; a failure shows a toast with a retry.
 */
export function useExport<Body>(source: ExportSource<Body>) {
  const [state, setState] = useState<ExportState>('idle')
  const running = useRef<AbortController>(null)
  const { mutateAsync } = useMutation({
    mutationFn: ({ body, definitions, signal }: Asked<Body> & { signal: AbortSignal }) =>
      source.fetch(body, { definitions, signal }),
    meta: { errors: 'local', changes: source.changes, endsBeforeReads: true },
  })
  const cancel = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => setState('idle'), doneForMs)
    return () => clearTimeout(timer)
  }, [state])

  const save = async (asked: Asked<Body>, file: Promise<Download>, signal: AbortSignal) => {
    const { name, content } = await file
    // It may have been cancelled while the last bytes arrived.
    signal.throwIfAborted()
    saveFile(name, content)
    const hasMore = source.hasDefinitions && !asked.definitions
    sayExported(name, hasMore ? () => void run({ ...asked, definitions: true }, save) : null)
  }
  const copy = async (_asked: Asked<Body>, file: Promise<Download>) => {
    await copyText(file.then(({ content }) => content.text()))
    toast.success({ title: text('export.copied') })
  }
  const run = async (asked: Asked<Body>, finish: typeof save) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState('running')
    try {
      await finish(asked, mutateAsync({ ...asked, signal: controller.signal }), controller.signal)
      setState('done')
    } catch (error) {
      setState('idle')
      if (controller.signal.aborted) return
      toast.error({
        title: text('export.failed'),
        description: isRefusedCopy(error) ? text('export.notAllowed') : describeFailure(error).description,
        action: { label: dialogText('tryAgain'), onAction: () => void run(asked, finish) },
      })
    } finally {
      running.current = null
    }
  }
  return {
    state,
    start: (body: Body) => void run({ body, definitions: false }, save),
    copy: (body: Body) => void run({ body, definitions: false }, copy),
    cancel,
  }
}
