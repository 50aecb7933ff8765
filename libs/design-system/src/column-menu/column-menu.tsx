import { Columns3 } from 'lucide-react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import { Popover } from '../popover/popover.tsx'
import { defaultLabels } from './column-menu-props.ts'
import type { ColumnMenuProps } from './column-menu-props.ts'

const ColumnList = lazyPart(async () => (await import('./column-list.tsx')).ColumnList)

/** One button to choose which columns a table shows, and in which order. The caller stores the choice. */
export function ColumnMenu({ labels, ...list }: ColumnMenuProps) {
  const words = { ...defaultLabels, ...labels }
  return (
    <Popover
      label={words.columns}
      placement="bottom-end"
      trigger={
        <IconButton
          variant="secondary"
          label={words.columns}
          title={words.columns}
          icon={<Columns3 aria-hidden />}
        />
      }
    >
      <ColumnList {...list} words={words} />
    </Popover>
  )
}
