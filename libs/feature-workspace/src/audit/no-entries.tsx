import { EmptyState } from '@tandem/design-system'
import { NothingFound } from '@tandem/workbench'
import { countFilters, noFilters } from './audit-address.ts'
import type { AuditView } from './audit-address.ts'
import { useAuditText } from './messages.ts'

interface NoEntriesProps {
  view: AuditView
  onChange: (change: Partial<AuditView>) => void
}

/** Stands in the place of entries: nothing matches, or nothing has happened yet. */
export function NoEntries({ view, onChange }: NoEntriesProps) {
  const text = useAuditText()
  const isFiltered = countFilters(view) > 0
  if (view.search_term === '' && !isFiltered) {
    return <EmptyState title={text('empty.title')} text={text('empty.text')} />
  }
  return (
    <NothingFound
      title={text('list.nothingFound')}
      term={view.search_term}
      isFiltered={isFiltered}
      onClearSearch={() => onChange({ search_term: '' })}
      onClearFilters={() => onChange(noFilters)}
    />
  )
}
