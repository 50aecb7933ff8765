import { ChoiceFilter, FilterBar } from '@tandem/design-system'
import { DateFilter, ListSearchField } from '@tandem/workbench'
import { useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../people/queries.ts'
import { countFilters, daysOfView, hasDays, noFilters, withDays } from './audit-address.ts'
import type { AuditAddress } from './audit-address.ts'
import { useAuditText } from './messages.ts'
import { auditQueries } from './queries.ts'

/** The row above the log: search, days, people and actions. */
export function AuditFilters({
  address: { wanted, change },
}: {
  address: Pick<AuditAddress, 'wanted' | 'change'>
}) {
  const text = useAuditText()
  const people = useQuery(peopleQueries.everybody())
  const actions = useQuery(auditQueries.actions())
  const failed = { nothing: text('list.choicesFailed') }
  return (
    <FilterBar
      label={text('list.filter')}
      search={
        <ListSearchField
          label={text('list.search')}
          placeholder={text('list.searchPlaceholder')}
          searched={wanted.search_term}
          onSearch={(search_term) => change({ search_term })}
        />
      }
      pinned={
        <DateFilter
          label={text('list.when')}
          value={daysOfView(wanted)}
          onValueChange={(choice) => change(withDays(choice))}
        />
      }
      activeCount={countFilters(wanted)}
      pinnedCount={hasDays(wanted) ? 1 : 0}
      onClearAll={() => change(noFilters)}
    >
      <ChoiceFilter
        label={text('list.people')}
        options={(people.data ?? []).map(({ id, name, email }) => ({
          value: String(id),
          label: name,
          keywords: email,
        }))}
        loading={people.isPending}
        {...(people.isError && { labels: failed })}
        value={(wanted.user_id ?? []).map(String)}
        onValueChange={(ids) => change({ user_id: ids.map(Number) })}
      />
      <ChoiceFilter
        label={text('list.actions')}
        options={(actions.data ?? []).map(({ action, description }) => ({
          value: action,
          label: description,
          keywords: action,
        }))}
        loading={actions.isPending}
        {...(actions.isError && { labels: failed })}
        value={wanted.action ?? []}
        onValueChange={(action) => change({ action })}
      />
    </FilterBar>
  )
}
