import { isApiError } from '@tandem/api-client'
import { invalidate } from '@tandem/api-client/react'
import type { TeamExport } from '@tandem/api-contract'
import { Button, Loading, Skeleton, Stack, Text, toast } from '@tandem/design-system'
import { asksForPassword, describeFailure, PresenceDialog, WidgetBoundary } from '@tandem/page-parts'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useState } from 'react'
import { ExportList } from './export-list.tsx'
import { useDataText } from './messages.ts'
import { exportQueries, isUnderWay, openExportMutation, startExportMutation } from './queries.ts'
import { saveFrom } from './save-from.ts'
import { DataSection } from './data-section.tsx'

/** Exports of all data of the team: what they contain, how to start one, and the existing ones. */
export function ExportSection() {
  const text = useDataText()
  return (
    <DataSection
      title={text('exports.title')}
      description={text('exports.text')}
      facts={[
        [text('exports.included'), text('exports.includedText')],
        [text('exports.excluded'), text('exports.excludedText')],
      ]}
    >
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
    </DataSection>
  )
}

/** The actions that may require the password. */
type Asked = { of: 'start' } | { of: 'download'; made: TeamExport }

function Exports() {
  const text = useDataText()
  const client = useQueryClient()
  const { data } = useSuspenseQuery(exportQueries.list())
  const { data: exports, meta } = data
  const [asked, setAsked] = useState<Asked>({ of: 'start' })
  const [isAsking, setAsking] = useState(false)
  const start = useMutation({
    ...startExportMutation,
    onSuccess: () =>
      toast.success({ title: text('exports.started'), description: text('exports.startedText') }),
    onError: (error) => {
      // Somebody else has started one: show it.
      if (isApiError(error, 'EXPORT_ALREADY_RUNNING')) void invalidate(client, ['teamExports'])
    },
  })
  const open = useMutation({ ...openExportMutation, onSuccess: ({ url }) => saveFrom(url) })

  const run = async (what: Asked, proof: { password?: string }) => {
    if (what.of === 'start') await start.mutateAsync(proof)
    else await open.mutateAsync({ id: what.made.id, ...proof })
  }
  const ask = (what: Asked) => {
    setAsked(what)
    setAsking(true)
  }
  const request = (what: Asked) => {
    const isProved = meta.proved_until !== null && Date.parse(meta.proved_until) > Date.now()
    if (!isProved) return ask(what)
    void run(what, {}).catch((error: unknown) => {
      // The clock of this device is slow.
      if (asksForPassword(error)) ask(what)
      else toast.error(describeFailure(error))
    })
  }
  const isRunning = exports.some(isUnderWay)
  const begin = () => request({ of: 'start' })
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
        <ExportList
          exports={exports}
          openingId={open.isPending ? open.variables.id : null}
          mayBegin={!isRunning && !start.isPending}
          onDownload={(made) => request({ of: 'download', made })}
          onAgain={begin}
        />
      )}
      <PresenceDialog
        open={isAsking}
        title={text(`exports.${asked.of}Title`)}
        description={text('exports.proofText')}
        action={text(`exports.${asked.of}`)}
        needed={text('exports.passwordNeeded')}
        run={(proof) => run(asked, proof)}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}
