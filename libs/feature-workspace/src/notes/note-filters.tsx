import { favoritableRows } from '@tandem/api-contract'
import type { NotableType, NoteSearch } from '@tandem/api-contract'
import { ChoiceFilter } from '@tandem/design-system'
import { useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../people/queries.ts'
import { useNotesText } from './messages.ts'

type Narrowing = Pick<NoteSearch, 'notable_type' | 'user_id'>

interface NoteFiltersProps {
  chosen: Narrowing
  onChange: (change: Narrowing) => void
}

/** Filters the notes by the kind of their row, and by people. */
export function NoteFilters({ chosen, onChange }: NoteFiltersProps) {
  const text = useNotesText()
  const people = useQuery(peopleQueries.everybody())
  return (
    <>
      <ChoiceFilter
        label={text('kinds')}
        options={favoritableRows.map((kind) => ({ value: kind, label: text(`kind.${kind}`) }))}
        value={chosen.notable_type ?? []}
        onValueChange={(kinds) => onChange({ notable_type: kinds as NotableType[] })}
      />
      <ChoiceFilter
        label={text('people')}
        options={(people.data ?? []).map(({ id, name, email }) => ({
          value: String(id),
          label: name,
          keywords: email,
        }))}
        loading={people.isPending}
        {...(people.isError && { labels: { nothing: text('choicesFailed') } })}
        value={(chosen.user_id ?? []).map(String)}
        onValueChange={(ids) => onChange({ user_id: ids.map(Number) })}
      />
    </>
  )
}
