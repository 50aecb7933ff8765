import { SearchField } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useText } from '../messages.ts'
import { useTypedSearch } from './use-typed-search.ts'

interface OrderSearchFieldProps {
  searched: string
  onSearch: (term: string) => void
}

/** Searches order numbers, customers and e-mail addresses. */
export function OrderSearchField({ searched, onSearch }: OrderSearchFieldProps) {
  const text = useText()
  const [typed, type] = useTypedSearch(searched, onSearch)
  return (
    <div className={css({ width: '[280px]', mobileDown: { width: 'full' } })}>
      <SearchField
        label={text('orders.search')}
        placeholder={text('orders.searchPlaceholder')}
        clearLabel={text('orders.clearSearch')}
        value={typed}
        onValueChange={type}
        shortcut="/"
        maxLength={200}
      />
    </div>
  )
}
