import type { BulkAction } from '@tandem/design-system'
import { canCopy } from '@tandem/page-parts'
import { Copy } from 'lucide-react'
import { text } from '../messages.ts'
import { copyCells } from './copy-cells.ts'
import type { CellRows } from './copy-cells.ts'

/** The action that copies chosen rows as cells, with their header; none where the browser can't copy. */
export const copyCellsAction = (rows: () => CellRows | Promise<CellRows>): BulkAction[] =>
  canCopy()
    ? [
        {
          key: 'copy',
          label: text('export.copy'),
          icon: <Copy aria-hidden />,
          onAction: () => void copyCells(rows()),
        },
      ]
    : []
