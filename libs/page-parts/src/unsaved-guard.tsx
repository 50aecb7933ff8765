import { ConfirmDialog } from '@tandem/design-system'
import { useCallback, useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { Blocker } from 'react-router'

/** Stops people who are about to leave unsaved changes. */
export interface UnsavedGuard {
  blocker: Blocker
  /** Everything is saved: the next navigation doesn't ask. */
  release: () => void
}

/**
 * Guards every way to leave unsaved changes: links, Back, closing a dialog of the address, the tab.
 * `staysOnPath`: the input belongs to the page itself and survives as long as the path stays the same.
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
  // The save has finished, so there is nothing left to ask.
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

/** Asks whether to discard unsaved changes; staying is the safe answer. */
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
