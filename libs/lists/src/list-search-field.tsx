import { SearchField } from '@tandem/design-system'
import { useText } from './messages.ts'
import { useTypedSearch } from './use-typed-search.ts'

interface ListSearchFieldProps {
  label: string
  placeholder: string
  /** The label of the clear button; "Clear search" by default. */
  clearLabel?: string
  searched: string
  onSearch: (term: string) => void
}

/** Searches a list, shortly after the last key; `/` moves the focus to it. */
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
