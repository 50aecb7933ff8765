import { SearchField } from '@tandem/design-system'
import { useText } from './messages.ts'
import { useTypedSearch } from './use-typed-search.ts'

interface ListSearchFieldProps {
  label: string
  placeholder: string
  /** What empties the box; "Clear search" unless given. */
  clearLabel?: string
  searched: string
  onSearch: (term: string) => void
}

/** Searches a list by what its rows are known by, a moment after the last key; `/` leads to it. */
export function ListSearchField({
  label,
  placeholder,
  clearLabel,
  searched,
  onSearch,
}: ListSearchFieldProps) {
  const text = useText()
  const [typed, type] = useTypedSearch(searched, onSearch)
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      clearLabel={clearLabel ?? text('search.clear')}
      value={typed}
      onValueChange={type}
      shortcut="/"
      maxLength={200}
    />
  )
}
