import type { SyncProgress } from '@tandem/api-contract'
import { useText } from '../stores/messages.ts'
import { ProgressList } from './progress-list.tsx'

/** The progress of each kind of row, in the order it is synced. */
export function SyncProgressList({ progress }: { progress: readonly SyncProgress[] }) {
  const text = useText()
  return (
    <ProgressList
      label={text('progress.label')}
      steps={progress.map(({ kind, ...step }) => ({
        key: kind,
        name: text(`progress.kind.${kind}`),
        ...step,
      }))}
    />
  )
}
