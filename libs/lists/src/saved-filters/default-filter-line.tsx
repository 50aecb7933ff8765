import { Button, Stack, Text } from '@tandem/design-system'
import { useText } from '../messages.ts'
import type { DefaultFilter, Opening } from './default-filter.ts'

interface DefaultFilterLineProps {
  opening: Opening
  choose: DefaultFilter['choose']
}

/**
 * Says with which filter the list opens and whose choice that is, and lets a reader leave the team's default or return
 * to it. Nothing where a list opens with all rows anyway.
 */
export function DefaultFilterLine({ opening, choose }: DefaultFilterLineProps) {
  const text = useText()
  const line = useLine(opening)
  const { from, ofTeam } = opening
  if (line === null) return null
  return (
    <Stack gap="1">
      <Text size="xs" tone="muted">
        {line}
      </Text>
      {ofTeam && (
        <Button size="sm" variant="ghost" onClick={() => choose(from === 'team' ? 'none' : null)}>
          {text(from === 'team' ? 'filters.opens.useAllRows' : 'filters.opens.useTeams')}
        </Button>
      )}
    </Stack>
  )
}

function useLine({ filter, from, ofTeam }: Opening): string | null {
  const text = useText()
  if (filter === null) return ofTeam && text('filters.opens.allRows', { team: ofTeam.name })
  const { name } = filter
  if (from === 'team') return text('filters.opens.team', { name })
  if (ofTeam === null || ofTeam.id === filter.id) return text('filters.opens.own', { name })
  return text('filters.opens.ownNotTeams', { name, team: ofTeam.name })
}
