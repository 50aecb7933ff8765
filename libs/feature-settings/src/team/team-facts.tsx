import type { Team } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { Banner, Stack } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { formatDate, formatNumber } from '@tandem/format'
import { Moment } from '@tandem/page-parts'
import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { Facts } from '../frame/facts.tsx'
import { useTeamText } from './messages.ts'
import { zoneName } from '../frame/zone-name.ts'

/** The team's facts that can't be changed. */
export function TeamFacts({ team }: { team: Team }) {
  const text = useTeamText()
  const people = usePlace('people')
  const { created_at, timezone, users_count: count } = team
  return (
    <Facts
      title={text('facts.title')}
      facts={[
        {
          key: 'created',
          label: text('facts.created'),
          value: (
            <Moment at={created_at} timeZone={timezone}>
              {formatDate(created_at, timezone)}
            </Moment>
          ),
        },
        {
          key: 'people',
          label: text('facts.people'),
          value: (
            <>
              {text('facts.count', { count, number: formatNumber(count, { full: true }) })}{' '}
              {people !== null && (
                <Link to={people} className={link()}>
                  {text('facts.seePeople')}
                </Link>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

/** The team's settings for people who may not change them, with the reason. */
export function TeamSettings({ team, reason }: { team: Team; reason: string }) {
  const text = useTeamText()
  return (
    <Stack gap="4">
      <Banner tone="neutral" icon={<Info size={16} aria-hidden />}>
        {reason}
      </Banner>
      <Facts
        facts={[
          { key: 'name', label: text('name.label'), value: <bdi>{team.name}</bdi> },
          { key: 'timezone', label: text('timezone.label'), value: zoneName(team.timezone) },
          { key: 'week', label: text('week.label'), value: text(`week.day${team.week_start}`) },
        ]}
      />
    </Stack>
  )
}
