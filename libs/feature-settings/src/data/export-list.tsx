import type { TeamExport } from '@tandem/api-contract'
import { ConfirmDialog } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { successToast, useMoments } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportItem } from './export-item.tsx'
import { useDataText } from './messages.ts'
import { deleteExportMutation, isUnderWay } from './queries.ts'

interface ExportListProps {
  exports: readonly TeamExport[]
  /** The export whose download address is being requested. */
  openingId: number | null
  /** Whether an export may be started; only one runs at a time. */
  mayBegin: boolean
  onDownload: (made: TeamExport) => void
  onAgain: () => void
}

/** The existing exports, latest first. */
export function ExportList({ exports, openingId, mayBegin, onDownload, onAgain }: ExportListProps) {
  const text = useDataText()
  const { timezone } = useUser().team
  const moments = useMoments(timezone)
  const [asked, setAsked] = useState<TeamExport | null>(null)
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    ...deleteExportMutation,
    onSuccess: () => successToast.deleted(text('exports.export')),
    onSettled: () => setAsking(false),
  })
  const verb = asked !== null && isUnderWay(asked) ? 'stop' : 'delete'
  return (
    <>
      <ul className={list} aria-label={text('exports.list')}>
        {exports.map((made) => (
          <ExportItem
            key={made.id}
            made={made}
            timeZone={timezone}
            isOpening={openingId === made.id}
            mayBegin={mayBegin}
            onDownload={() => onDownload(made)}
            onDelete={() => {
              setAsked(made)
              setAsking(true)
            }}
            onAgain={onAgain}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={text(`exports.${verb}Title`, { when: moments.text(asked.created_at) })}
          confirmLabel={text(`exports.${verb}Confirm`)}
          cancelLabel={text('exports.cancel')}
          closeLabel={text('exports.close')}
          loading={remove.isPending}
          onConfirm={() => remove.mutate(asked.id)}
          danger
        >
          {text(`exports.${verb}Text`)}
        </ConfirmDialog>
      )}
    </>
  )
}

const list = css({
  display: 'grid',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  background: 'bg.surface',
  '& > li + li': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
