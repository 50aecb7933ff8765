import { SearchField } from '@tandem/design-system'
import { useTypedSearch } from '@tandem/workbench'
import { useText } from '../messages.ts'
import type { ListKind } from './list.ts'

interface ListSearchFieldProps {
  kind: ListKind
  searched: string
  onSearch: (term: string) => void
}

/** Searches a list by what its rows are known by. */
export function ListSearchField({ kind, searched, onSearch }: ListSearchFieldProps) {
  const text = useText()
  const [typed, type] = useTypedSearch(searched, onSearch)
  return (
    <SearchField
      label={text(`${kind}.search`)}
      placeholder={text(`${kind}.searchPlaceholder`)}
      clearLabel={text('list.clearSearch')}
      value={typed}
      onValueChange={type}
      shortcut="/"
      maxLength={200}
    />
  )
}
