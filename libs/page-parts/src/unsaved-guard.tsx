import { ConfirmDialog } from '@tandem/design-system'
import { useCallback, useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { Blocker } from 'react-router'

/** Holds back whoever is about to leave something unsaved. */
export interface UnsavedGuard {
  blocker: Blocker
  /** Everything is saved: the next step away is not asked about. */
  release: () => void
}

/**
 * Watches every way out while there is something unsaved: links, Back, closing a dialog of the address, the tab. What
 * `staysOnPath` is part of the page itself, and not lost while the path is the same.
 */
export function useUnsavedGuard(
  isUnsaved: boolean,
  { staysOnPath = false }: { staysOnPath?: boolean } = {},
): UnsavedGuard {
  const isReleased = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isReleased.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (!staysOnPath && currentLocation.search !== nextLocation.search)),
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved && !isReleased.current) event.preventDefault()
      },
      [isUnsaved],
    ),
  )
  // What was being saved has been: there is nothing to ask any more.
  useEffect(() => {
    if (!isUnsaved && blocker.state === 'blocked') blocker.proceed()
  }, [isUnsaved, blocker])
  return { blocker, release: () => void (isReleased.current = true) }
}

interface ConfirmDiscardProps {
  guard: UnsavedGuard
  title: string
  description: string
  keepLabel: string
  discardLabel: string
  closeLabel: string
}

/** Asks whether to lose what is unsaved; staying is the safe answer. */
export function ConfirmDiscard({ guard, title, description, ...labels }: ConfirmDiscardProps) {
  const { blocker } = guard
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={title}
      confirmLabel={labels.discardLabel}
      cancelLabel={labels.keepLabel}
      closeLabel={labels.closeLabel}
      onConfirm={() => blocker.proceed?.()}
      danger
    >
      {description}
    </ConfirmDialog>
  )
}
