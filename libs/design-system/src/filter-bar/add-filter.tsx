import { Plus } from 'lucide-react'
import { filterBar } from '@tandem/design-system/recipes'
import { Menu } from '../menu/menu.tsx'
import { defineWords } from '../words/define-words.ts'

export interface AddFilterProps {
  label?: string
  /** The filters that can be added, with their labels. */
  options: readonly { key: string; label: string }[]
  onAdd: (key: string) => void
}

export const defaultLabels = defineWords('addFilter', { label: 'Add filter' })

/** The last chip of a FilterBar with more filters than fit in a row: adds one of the others. */
export function AddFilter({ label = defaultLabels.label, options, onAdd }: AddFilterProps) {
  if (options.length === 0) return null
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <button type="button" className={filterBar().add}>
          <Plus aria-hidden />
          {label}
        </button>
      }
      items={options.map((option) => ({ ...option, onSelect: () => onAdd(option.key) }))}
    />
  )
}
