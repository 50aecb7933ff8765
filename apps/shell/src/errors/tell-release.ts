import { toast } from '@tandem/design-system'
import { firstMessages } from '../first-messages.ts'

/** Says that there is a new release, and offers it. */
export function tellRelease() {
  const { text } = firstMessages
  toast.info({
    id: 'release',
    title: text('errors.release.title'),
    description: text('errors.release.description'),
    action: { label: text('errors.release.reload'), onAction: () => window.location.reload() },
  })
}
