import { lazyPart } from '@tandem/design-system'
import { Suspense } from 'react'
import { useFrameDialog } from '../use-frame-dialog.ts'
import { isWhatsNewOpenAtom } from './whats-new-state.ts'

const WhatsNewDialog = lazyPart(async () => (await import('./whats-new-dialog.tsx')).WhatsNewDialog)

/** What's new, opened from the help menu or the command palette. */
export function WhatsNew() {
  const [isOpen, setOpen] = useFrameDialog(isWhatsNewOpenAtom)
  return <Suspense>{isOpen && <WhatsNewDialog onClose={() => setOpen(false)} />}</Suspense>
}
