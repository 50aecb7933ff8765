import type { SyncProgress } from '@tandem/api-contract'
import { useText } from '../messages.ts'
import { ProgressList } from './progress-list.tsx'

/** How far each kind of row has been read, in the order it is read. */
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
