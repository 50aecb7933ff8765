import { toast } from '@tandem/design-system'
import { toastMessages } from './messages.ts'

/** Shows a toast that offers to load the new release. */
export function announceRelease() {
  const { text } = toastMessages
  toast.info({
    id: 'release',
    title: text('release.title'),
    description: text('release.description'),
    action: { label: text('release.reload'), onAction: () => window.location.reload() },
  })
}
