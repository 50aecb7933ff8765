import { deletionGraceDays } from '@tandem/api-contract'
import { Banner, Button, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { DeletionDate } from '../team/deletion-date.tsx'
import { KeepTeamButton } from '../team/keep-team-button.tsx'
import { teamQueries } from '../team/queries.ts'
import { DeleteTeamDialog } from './delete-team-dialog.tsx'
import { useDataText } from './messages.ts'
import { DataSection } from './data-section.tsx'

/** The deletion of the team: what it means, how to request it, and how to cancel it while it waits. */
export function DeletionSection() {
  const text = useDataText()
  return (
    <DataSection
      title={text('deletion.title')}
      description={text('deletion.text')}
      facts={[
        [text('deletion.deleted'), text('deletion.deletedText')],
        [text('deletion.kept'), text('deletion.keptText')],
      ]}
      danger
    >
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
    </DataSection>
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
