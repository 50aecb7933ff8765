import { Button, Stack, Text } from '@tandem/design-system'
import { useText } from '../messages.ts'
import type { DefaultFilter, Opening } from './default-filter.ts'

interface DefaultFilterLineProps {
  opening: Opening
  choose: DefaultFilter['choose']
}

/**
 * Says with which filter the list opens and whose choice that is, and lets a reader leave the team's default or return
 * to it; a change is read out. Nothing where a list opens with all rows anyway.
 */
export function DefaultFilterLine({ opening, choose }: DefaultFilterLineProps) {
  const text = useText()
  const line = useLine(opening)
  const { filter, ofTeam } = opening
  if (line === null) return null
  const opensWithTeams = filter !== null && filter.id === ofTeam?.id
  return (
    <Stack gap="1">
      <output>
        <Text as="span" size="xs" tone="muted">
          {line}
        </Text>
      </output>
      {ofTeam && (
        <Button size="sm" variant="ghost" onClick={() => choose(opensWithTeams ? 'none' : null)}>
          {text(opensWithTeams ? 'filters.opens.useAllRows' : 'filters.opens.useTeams')}
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
  if (ofTeam === null) return text('filters.opens.own', { name })
  if (ofTeam.id === filter.id) return text('filters.opens.ownAndTeams', { name })
  return text('filters.opens.ownNotTeams', { name, team: ofTeam.name })
}
