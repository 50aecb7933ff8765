import { SearchField } from '@tandem/design-system'
import { useListText } from './list-messages.ts'
import { useTypedSearch } from './use-typed-search.ts'

interface ListSearchFieldProps {
  label: string
  placeholder: string
  searched: string
  onSearch: (term: string) => void
}

/** Searches a list by what its rows are known by, a moment after the last key; `/` leads to it. */
export function ListSearchField({ label, placeholder, searched, onSearch }: ListSearchFieldProps) {
  const text = useListText()
  const [typed, type] = useTypedSearch(searched, onSearch)
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      clearLabel={text('search.clear')}
      value={typed}
      onValueChange={type}
      shortcut="/"
      maxLength={200}
    />
  )
}
