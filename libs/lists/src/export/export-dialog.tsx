import { Dialog, OptionCards } from '@tandem/design-system'
import { canCopy, useDialogText } from '@tandem/page-parts'
import { decimalMarkOf, fileChoices, useFileChoice } from '@tandem/session'
import type { FileChoice } from '@tandem/session'
import { useState } from 'react'
import { useText } from '../messages.ts'

interface ExportDialogProps {
  /** What is offered; everything by default. */
  choices?: readonly FileChoice[]
  onClose: () => void
  onExport: (choice: FileChoice) => void
}

/** Asks what a list is exported as, beginning with what the person chose last. */
export function ExportDialog({ choices = fileChoices, onClose, onExport }: ExportDialogProps) {
  const text = useText()
  const dialogText = useDialogText()
  const [kept, keep] = useFileChoice()
  const offered = choices.filter((choice) => choice !== 'cells' || canCopy())
  const first = [kept, 'xlsx' as const].find((choice) => offered.includes(choice)) ?? csvFor(kept)
  const [chosen, setChosen] = useState(first)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('export.title')}
      labels={{ close: dialogText('close'), cancel: dialogText('cancel') }}
      action={{
        label: text(chosen === 'cells' ? 'export.copy' : 'export.label'),
        onAction: () => {
          onClose()
          // What somebody exports elsewhere is kept while they choose nothing else here.
          if (chosen !== first) keep(chosen)
          onExport(chosen)
        },
      }}
    >
      <OptionCards
        label={text('export.as')}
        columns={1}
        options={offered.map((value) => ({
          value,
          label: text(`export.files.${value}`),
          hint: text(`export.hints.${value}`),
        }))}
        value={chosen}
        onValueChange={setChosen}
      />
    </Dialog>
  )
}

/** The CSV that this person's spreadsheet expects. */
const csvFor = (kept: FileChoice): FileChoice => (decimalMarkOf(kept) === 'comma' ? 'csv_semicolon' : 'csv')
