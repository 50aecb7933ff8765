import type { Team } from '@tandem/api-contract'
import { ProgressBar, Stack, Text } from '@tandem/design-system'
import { formatNumber } from '@tandem/format'
import { useTeamText } from './messages.ts'
import { zoneName } from '../frame/zone-name.ts'

const exact = (count: number) => formatNumber(count, { full: true })

/** The progress of recalculating days for a new time zone. */
export function RebuildProgress({ rebuild }: { rebuild: NonNullable<Team['rebuild']> }) {
  const text = useTeamText()
  const { timezone, total, done } = rebuild
  const words = text('rebuild.progress', { done: exact(done), total: exact(total) })
  return (
    <Stack gap="2">
      <Text as="p" size="sm">
        {text('rebuild.title', { zone: zoneName(timezone) })} {text('rebuild.text')}
      </Text>
      <ProgressBar label={text('rebuild.label')} value={done} max={total} valueText={words} />
      <Text as="p" size="sm" tone="muted">
        {words}
      </Text>
    </Stack>
  )
}
