import { isApiError } from '@tandem/api-client'
import { Button, Heading, Loading, Skeleton, Stack, Text, toast } from '@tandem/design-system'
import { describeFailure, WidgetBoundary } from '@tandem/workbench'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { ExportList } from './export-list.tsx'
import { useDataText } from './messages.ts'
import { exportQueries, isUnderWay, startExportMutation } from './queries.ts'

/** Exports of everything the team has: what is in one, the way to begin one, and those that there are. */
export function ExportSection() {
  const text = useDataText()
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading level={2} size="md">
          {text('exports.title')}
        </Heading>
        <Text tone="muted">{text('exports.text')}</Text>
      </Stack>
      <WidgetBoundary
        failedTitle={text('exports.failed')}
        loading={
          <Loading label={text('exports.loading')}>
            <Skeleton height={108} />
          </Loading>
        }
      >
        <Exports />
      </WidgetBoundary>
    </Stack>
  )
}

function Exports() {
  const text = useDataText()
  const client = useQueryClient()
  const { data: exports } = useSuspenseQuery(exportQueries.list())
  const start = useMutation({
    ...startExportMutation,
    onSuccess: () =>
      toast.success({ title: text('exports.started'), description: text('exports.startedText') }),
    onError: (error) => {
      toast.error(describeFailure(error))
      // Somebody else has begun one: it is shown.
      if (isApiError(error) && error.code === 'EXPORT_ALREADY_RUNNING')
        void client.invalidateQueries({ queryKey: exportQueries.list().queryKey })
    },
  })
  const isRunning = exports.some(isUnderWay)
  const begin = () => start.mutate()
  return (
    <Stack gap="4">
      <Stack gap="2">
        <div>
          <Button
            variant="primary"
            icon={<Archive aria-hidden />}
            loading={start.isPending}
            disabled={isRunning}
            onClick={begin}
          >
            {text('exports.start')}
          </Button>
        </div>
        <Text as="p" size="sm" tone="muted">
          {text(isRunning ? 'exports.running' : 'exports.mailNote')}
        </Text>
      </Stack>
      {exports.length > 0 && (
        <ExportList exports={exports} onAgain={begin} mayBegin={!isRunning && !start.isPending} />
      )}
    </Stack>
  )
}
