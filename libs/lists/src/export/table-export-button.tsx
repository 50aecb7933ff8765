import { Button } from '@tandem/design-system'
import type { ButtonProps } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../messages.ts'
import { sayExportFailed } from './say-export-failed.ts'
import type { WrittenTable } from './save-table.ts'
import { useTableExport } from './use-table-export.tsx'

interface TableExportButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  /** The table, read when the button is pressed. A toast says why it couldn't be read. */
  table: () => WrittenTable | Promise<WrittenTable>
}

/** Exports a table that the page writes itself, as the other lists are. */
export function TableExportButton({ table, ...button }: TableExportButtonProps) {
  const text = useText()
  const { isBusy, ask, dialog } = useTableExport()
  const [isReading, setReading] = useState(false)
  const start = async () => {
    setReading(true)
    try {
      ask(await table())
    } catch (error) {
      sayExportFailed(error)
    } finally {
      setReading(false)
    }
  }
  return (
    <>
      <Button
        {...button}
        icon={<Download aria-hidden />}
        loading={isBusy || isReading}
        onClick={() => void start()}
      >
        <span className={onWideRows}>{text('export.label')}</span>
      </Button>
      {dialog}
    </>
  )
}

// A phone has one row for the buttons of a page; a button alone keeps its label.
const onWideRows = css({ 'button:not(:only-of-type) &': { mobileDown: { srOnly: true } } })
