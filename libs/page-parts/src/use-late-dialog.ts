import { toast, useLoadWhenIdle } from '@tandem/design-system'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { dialogText } from './dialog-messages.ts'
import { describeMissingPart, isMissingPart, releaseAtom } from './missing-part.ts'
import type { FoundRelease } from './missing-part.ts'

/** A dialog whose code may still be on its way. */
interface LateDialog<Props extends object> {
  /** Null until its code is there. */
  Dialog: ComponentType<Props> | null
  /** Whether an opening waits for it; its button then shows that it is loading. */
  isComing: boolean
  /**
   * Opens it once its code is there. If that fails, a toast says so, or offers a new release that has replaced the
   * code; the page stays as it is.
   */
  open: (show: () => void) => void
}

/**
 * A dialog whose code is fetched when the page is idle, or when it is first opened.
 *
 * @param load fetches it: `async () => (await import('./export-dialog.tsx')).ExportDialog`; the same function
 *   at each call.
 */
export function useLateDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LateDialog<Props> {
  useLoadWhenIdle(load)
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const [isComing, setComing] = useState(false)
  const isGone = useRef(false)
  const { find } = useAtomValue(releaseAtom)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const open = async (show: () => void) => {
    setComing(true)
    try {
      const Loaded = await load()
      setDialog(() => Loaded)
      show()
    } catch (error) {
      const isReplaced = isMissingPart(error) && (await isNewer(find))
      if (isGone.current) return
      if (isReplaced) return announceRelease()
      toast.error({ title: dialogText('late.failed'), description: dialogText('late.advice') })
    } finally {
      setComing(false)
    }
  }
  return { Dialog, isComing, open: (show) => void open(show) }
}

/** How long a failure waits to be explained by a new release, in milliseconds. */
const patience = 2000

/** Whether a new release is found soon: on a bad connection nobody should wait for the answer. */
async function isNewer(find: () => Promise<FoundRelease>) {
  const soon = new Promise<FoundRelease>((resolve) => setTimeout(resolve, patience, 'away'))
  const found = await Promise.race([find(), soon]).catch(() => 'same')
  return found === 'newer'
}

function announceRelease() {
  const { title, description, action } = describeMissingPart('newer')
  const reload = { label: action, onAction: () => location.reload() }
  toast.info({ id: 'release', title, description, action: reload })
}
