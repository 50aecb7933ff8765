import { invalidate } from '@tandem/api-client/react'
import type { SessionOfUser } from '@tandem/api-contract'
import { Button, Card, Inline, Stack, Text, toast, useListMotion } from '@tandem/design-system'
import { useNow } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceName } from './device-name.ts'
import { DeviceRow } from './device-row.tsx'
import { EndConfirmation } from './end-confirmation.tsx'
import type { Ending } from './end-confirmation.tsx'
import { useSessionsText } from './messages.ts'
import { endSessionMutation, sessionListQueries } from './queries.ts'

/** The list of devices, the current one first. */
export function Devices() {
  const text = useSessionsText()
  const { team } = useUser()
  const now = useNow()
  const { data: sessions } = useSuspenseQuery(sessionListQueries.own)
  const [ending, setEnding] = useState<Ending | null>(null)
  const queryClient = useQueryClient()
  const end = useMutation(endSessionMutation)
  const { listRef } = useListMotion()
  const hasOthers = sessions.some(({ is_current }) => !is_current)

  const endOne = (session: SessionOfUser) => {
    if (session.is_current) return setEnding('own')
    end.mutate(session.id, {
      onSuccess: () => toast.success({ title: text('ended', { device: deviceName(session) }) }),
      // It may have been signed out elsewhere, so the list is read again.
      onError: () => void invalidate(queryClient, ['sessions']),
    })
  }
  return (
    <Stack gap="4">
      <Card flush>
        <ul ref={listRef} aria-label={text('list')}>
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
      {/* Below the list, so that nothing moves once it is known whether there are others. */}
      {hasOthers ? (
        <Inline gap="2" wrap>
          <Button onClick={() => setEnding('others')}>{text('endOthers')}</Button>
          <Button variant="ghost" onClick={() => setEnding('all')}>
            {text('endAll')}
          </Button>
        </Inline>
      ) : (
        <Text size="sm" tone="muted">
          {text('alone')}
        </Text>
      )}
      <EndConfirmation ending={ending} onClose={() => setEnding(null)} />
    </Stack>
  )
}
