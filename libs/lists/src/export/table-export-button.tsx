import { Button } from '@tandem/design-system'
import type { ButtonProps } from '@tandem/design-system'
import { Download } from 'lucide-react'
import { useText } from '../messages.ts'
import type { WrittenTable } from './save-table.ts'
import { useTableExport } from './use-table-export.tsx'

interface TableExportButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  /** The table, read when the button is pressed. */
  table: () => WrittenTable
}

/** Exports a table that the page has loaded, as the other lists are. */
export function TableExportButton({ table, ...button }: TableExportButtonProps) {
  const text = useText()
  const { isBusy, ask, dialog } = useTableExport()
  return (
    <>
      <Button {...button} icon={<Download aria-hidden />} loading={isBusy} onClick={() => ask(table())}>
        {text('export.label')}
      </Button>
      {dialog}
    </>
  )
}
