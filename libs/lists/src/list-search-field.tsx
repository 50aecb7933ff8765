import { SearchField } from '@tandem/design-system'
import { readPathAtom } from '@tandem/session'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router'
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

/**
 * Searches a list, shortly after the last key; `/` moves the focus to it. A search whose page is left in the meantime
 * is dropped: it would change the address of another page, or lead back from it.
 */
export function ListSearchField({
  label,
  placeholder,
  clearLabel,
  searched,
  onSearch,
}: ListSearchFieldProps) {
  const text = useText()
  const { pathname } = useLocation()
  const readPath = useSetAtom(readPathAtom)
  const [typed, type] = useTypedSearch(searched, (term) => {
    if ((readPath() ?? pathname) === pathname) onSearch(term)
  })
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
