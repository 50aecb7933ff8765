import type { AuditSearch } from '@tandem/api-contract'
import { ChoiceFilter } from '@tandem/design-system'
import { OneChoiceFilter } from '@tandem/lists'
import { useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../people/queries.ts'
import { useAuditText } from './messages.ts'
import { auditQueries } from './queries.ts'

type Narrowing = Pick<AuditSearch, 'user_id' | 'action' | 'sign_ins'>

const signIns = ['hidden', 'only'] as const

interface AuditFiltersProps {
  chosen: Narrowing
  onChange: (change: Narrowing) => void
}

/** Filters the log by people, by actions, and by whether entries are sign-ins. */
export function AuditFilters({ chosen, onChange }: AuditFiltersProps) {
  const text = useAuditText()
  const people = useQuery(peopleQueries.everybody())
  const actions = useQuery(auditQueries.actions())
  const failed = { nothing: text('list.choicesFailed') }
  return (
    <>
      <ChoiceFilter
        label={text('list.people')}
        options={(people.data ?? []).map(({ id, name, email }) => ({
          value: String(id),
          label: name,
          keywords: email,
        }))}
        loading={people.isPending}
        {...(people.isError && { labels: failed })}
        value={(chosen.user_id ?? []).map(String)}
        onValueChange={(ids) => onChange({ user_id: ids.map(Number) })}
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
        value={chosen.action ?? []}
        onValueChange={(action) => onChange({ action })}
      />
      <OneChoiceFilter
        label={text('list.signIns')}
        options={signIns.map((value) => ({ value, label: text(`list.signInsShown.${value}`) }))}
        value={chosen.sign_ins}
        onValueChange={(value) => onChange({ sign_ins: signIns.find((known) => known === value) })}
      />
    </>
  )
}
