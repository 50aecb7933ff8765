import { deletionGraceDays } from '@tandem/api-contract'
import { Banner, Button, Heading, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { DeletionDate } from '../team/deletion-date.tsx'
import { KeepTeamButton } from '../team/keep-team-button.tsx'
import { teamQueries } from '../team/queries.ts'
import { DeleteTeamDialog } from './delete-team-dialog.tsx'
import { useDataText } from './messages.ts'

/** The deletion of the team: what it means, how to request it, and how to cancel it while it waits. */
export function DeletionSection() {
  const text = useDataText()
  return (
    <div>
      <div className={zone}>
        <Stack gap="4">
          <Stack gap="1">
            <Heading level={2} size="md">
              {text('deletion.title')}
            </Heading>
            <Text tone="muted">{text('deletion.text')}</Text>
          </Stack>
          <WidgetBoundary
            failedTitle={text('deletion.failed')}
            loading={
              <Loading label={text('deletion.loading')}>
                <Skeleton height={64} />
              </Loading>
            }
          >
            <Deletion />
          </WidgetBoundary>
        </Stack>
      </div>
    </div>
  )
}

function Deletion() {
  const text = useDataText()
  const { data: team } = useSuspenseQuery(teamQueries.team())
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {team.deletion ? (
        <Banner
          tone="danger"
          icon={<TriangleAlert size={16} aria-hidden />}
          title={<DeletionDate at={team.deletion.deletes_at} by={team.deletion.requested_by} />}
          actions={<KeepTeamButton />}
        >
          {text('deletion.waitingText')}
        </Banner>
      ) : (
        <Stack gap="3">
          <Text as="p">{text('deletion.grace', { days: deletionGraceDays })}</Text>
          <div>
            <Button variant="danger" onClick={() => setOpen(true)}>
              {text('deletion.open')}
            </Button>
          </div>
        </Stack>
      )}
      <DeleteTeamDialog team={team} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const zone = css({
  padding: { base: '4', mobile: '5' },
  border: '1px solid',
  borderColor: 'danger.border',
  borderRadius: 'lg',
  background: 'bg.surface',
})
