import { queryClientContext } from '@tandem/api-client/router'
import type { ReadAhead } from '@tandem/app-frame'
import { Loading, Skeleton, Stack } from '@tandem/design-system'
import { PageBoundary } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { SettingsSections } from '../frame/settings-sections.tsx'
import { useTeamText } from './messages.ts'
import { teamQueries } from './queries.ts'
import { RebuildProgress } from './rebuild-progress.tsx'
import { TeamFacts, TeamSettings } from './team-facts.tsx'
import { TeamForm } from './team-form.tsx'

export const readAhead: ReadAhead = (queryClient) => void queryClient.prefetchQuery(teamQueries.team())

export function loader({ context }: LoaderFunctionArgs) {
  readAhead(context.get(queryClientContext))
  return null
}

/** The team: its name, and how it counts days and weeks. */
export function Component() {
  const text = useTeamText()
  return (
    <PageBoundary
      failedTitle={text('page.failed')}
      loading={
        <Loading label={text('page.loading')}>
          <Stack gap="6">
            <Skeleton height={80} />
            <Skeleton height={80} />
            <Skeleton height={110} />
          </Stack>
        </Loading>
      }
    >
      <TheTeam />
    </PageBoundary>
  )
}

function TheTeam() {
  const text = useTeamText()
  const { data: team } = useSuspenseQuery(teamQueries.team())
  const mayWrite = useIsAllowed('team.write')
  return (
    <SettingsSections>
      {mayWrite ? <TeamForm team={team} /> : <TeamSettings team={team} reason={text('page.readOnly')} />}
      {team.rebuild && <RebuildProgress rebuild={team.rebuild} />}
      <TeamFacts team={team} />
    </SettingsSections>
  )
}
