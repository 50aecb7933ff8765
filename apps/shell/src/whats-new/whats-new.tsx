import { lazyPart } from '@tandem/design-system'
import { useAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { isWhatsNewOpenAtom } from './whats-new-state.ts'

const WhatsNewDialog = lazyPart(async () => (await import('./whats-new-dialog.tsx')).WhatsNewDialog)

/** What's new, opened from the help menu or the command palette. */
export function WhatsNew() {
  const [isOpen, setOpen] = useAtom(isWhatsNewOpenAtom)
  // The next person who signs in must not find it open.
  useEffect(() => () => setOpen(false), [setOpen])
  return <Suspense>{isOpen && <WhatsNewDialog onClose={() => setOpen(false)} />}</Suspense>
}
