import type { SessionOfUser } from '@tandem/api-contract'
import { Button, Card, Stack, Text, toast } from '@tandem/design-system'
import { useUser } from '@tandem/session'
import { FillSlot, useNow } from '@tandem/workbench'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceName } from './device-name.ts'
import { DeviceRow } from './device-row.tsx'
import { EndConfirmation, type Ending } from './end-confirmation.tsx'
import { useSessionsText } from './messages.ts'
import { endSessionMutation, sessionListQueries } from './queries.ts'

/** The list of devices; the own one first. */
export function Devices() {
  const text = useSessionsText()
  const { team } = useUser()
  const now = useNow()
  const { data: sessions } = useSuspenseQuery(sessionListQueries.own)
  const [ending, setEnding] = useState<Ending | null>(null)
  const queryClient = useQueryClient()
  const end = useMutation(endSessionMutation)
  const hasOthers = sessions.some(({ is_current }) => !is_current)

  const endOne = (session: SessionOfUser) => {
    if (session.is_current) return setEnding('own')
    end.mutate(session.id, {
      onSuccess: () => toast.success({ title: text('ended', { device: deviceName(session) }) }),
      // It may have been signed out elsewhere: what is true is read again.
      onError: () => void queryClient.invalidateQueries({ queryKey: sessionListQueries.own.queryKey }),
    })
  }
  return (
    <Stack gap="4">
      {hasOthers && (
        <FillSlot slot="pageActions">
          <Button variant="ghost" onClick={() => setEnding('all')}>
            {text('endAll')}
          </Button>
          <Button onClick={() => setEnding('others')}>{text('endOthers')}</Button>
        </FillSlot>
      )}
      <Card flush>
        <ul aria-label={text('list')}>
          {sessions.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              now={now}
              timezone={team.timezone}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => endOne(session)}
            />
          ))}
        </ul>
      </Card>
      {!hasOthers && (
        <Text size="sm" tone="muted">
          {text('alone')}
        </Text>
      )}
      <EndConfirmation ending={ending} onClose={() => setEnding(null)} />
    </Stack>
  )
}
