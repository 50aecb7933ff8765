import { Dialog, OptionCards } from '@tandem/design-system'
import { canCopy, useDialogText } from '@tandem/page-parts'
import { fileChoices, useFileChoice } from '@tandem/session'
import type { FileChoice } from '@tandem/session'
import { useState } from 'react'
import { useText } from '../messages.ts'
import { useExportText } from './dialog-messages.ts'

interface ExportDialogProps {
  /** What is exported, if it is known: "1.273 orders". */
  what?: string | undefined
  onClose: () => void
  onExport: (choice: FileChoice) => void
}

/** Asks what a list is exported as, beginning with what the person chose last. */
export function ExportDialog({ what, onClose, onExport }: ExportDialogProps) {
  const listText = useText()
  const text = useExportText()
  const dialogText = useDialogText()
  const [kept, keep] = useFileChoice()
  const offered = fileChoices.filter((choice) => choice !== 'cells' || canCopy())
  const [chosen, setChosen] = useState(offered.includes(kept) ? kept : 'xlsx')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={what === undefined ? text('title') : text('titleOf', { what })}
      labels={{ close: dialogText('close'), cancel: dialogText('cancel') }}
      action={{
        label: listText(chosen === 'cells' ? 'export.copy' : 'export.label'),
        onAction: () => {
          onClose()
          if (chosen !== kept) keep(chosen)
          onExport(chosen)
        },
      }}
    >
      <OptionCards
        label={text('as')}
        columns={1}
        options={offered.map((value) => ({
          value,
          label: text(`files.${value}`),
          hint: text(`hints.${value}`),
        }))}
        value={chosen}
        onValueChange={setChosen}
      />
    </Dialog>
  )
}
