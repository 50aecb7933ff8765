import { ApiError, isApiError, NetworkError } from '@tandem/api-client'
import type { ConnectionOutcome, FacebookResponse } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { Button, Inline, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { integrationsPaths } from '../../paths.ts'
import { useAccountText } from '../messages.ts'
import { connectionQueries } from '../queries.ts'
import { ChooseAccounts } from './choose-accounts.tsx'
import { ConnectionResult, ResultCard } from './connection-result.tsx'
import { useConnectionReturn } from './connection-return.ts'
import { useConnect } from './use-connect.ts'

/** The page that the dialog returns to: sends its answer once and shows the result. */
export function Component() {
  const text = useAccountText()
  const { given, outcome, keepOutcome } = useConnectionReturn()
  return (
    <>
      <FillSlot slot="pageDescription">{text('connect.description')}</FillSlot>
      {outcome ? (
        <Outcome outcome={outcome} onChange={keepOutcome} />
      ) : given ? (
        <Finish given={given} onOutcome={keepOutcome} />
      ) : (
        <Refused kind="incomplete" />
      )}
    </>
  )
}

interface FinishProps {
  given: FacebookResponse
  onOutcome: (outcome: ConnectionOutcome) => void
}

function Finish({ given, onOutcome }: FinishProps) {
  const text = useAccountText()
  const { data, error, isFetching, refetch } = useQuery(connectionQueries.finish(given))
  const handleOutcome = useEffectEvent(onOutcome)
  useEffect(() => {
    if (data) handleOutcome(data)
  }, [data])
  if (error && !isFetching) {
    if (isApiError(error, 'INVALID_STATE_TRY_AGAIN')) return <Refused kind="used" />
    return (
      <Refused kind="failed" error={error} onRetry={mayRepeat(error) ? () => void refetch() : undefined} />
    )
  }
  return (
    <ResultCard title={text('connect.working')} text={text('connect.workingText')}>
      <Loading label={text('connect.working')}>
        <Stack gap="3">
          <Skeleton height={32} width={220} />
          <Skeleton height={36} width={140} />
        </Stack>
      </Loading>
    </ResultCard>
  )
}

function useWays() {
  const navigate = useNavigate()
  const { connect, isLeaving } = useConnect()
  return { connect, isLeaving, back: () => void navigate(integrationsPaths.socialMedia) }
}

interface OutcomeProps {
  outcome: ConnectionOutcome
  onChange: (outcome: ConnectionOutcome) => void
}

function Outcome({ outcome, onChange }: OutcomeProps) {
  const text = useAccountText()
  const { connect, isLeaving, back } = useWays()
  const [isUsed, setUsed] = useState(false)
  const { result, offered, state, problem } = outcome
  if (isUsed) return <Refused kind="used" />
  if (result !== 'choose' || state === null)
    return <ConnectionResult outcome={outcome} isLeaving={isLeaving} onConnect={connect} onBack={back} />

  const handleConnected = (accounts: ConnectionOutcome['accounts']) => {
    const isNew = accounts.some(({ provider_id }) =>
      offered.some(({ id, status }) => id === provider_id && status === 'new'),
    )
    onChange({ ...outcome, result: isNew ? 'created' : 'updated', accounts, offered: [], state: null })
  }
  return (
    <ResultCard title={text('connect.results.choose.title')} text={text('connect.results.choose.text')}>
      <Stack gap="4">
        {problem && (
          <Text size="sm" tone="muted">
            {problem.message}
          </Text>
        )}
        <ChooseAccounts
          offered={offered}
          state={state}
          onConnected={handleConnected}
          onUsed={(error) => {
            const isOver = isApiError(error, 'INVALID_STATE_TRY_AGAIN')
            setUsed(isOver)
            return isOver
          }}
        >
          <Button size="form" onClick={back}>
            {text('connect.back')}
          </Button>
        </ChooseAccounts>
      </Stack>
    </ResultCard>
  )
}

/** The call may not have arrived, or was rejected early: the dialog's answer is still valid. */
const mayRepeat = (error: Error) =>
  error instanceof NetworkError || (error instanceof ApiError && [429, 503].includes(error.status))

/** Whether the server certainly did nothing. */
const isRefused = (error: Error | undefined) => error instanceof ApiError && error.status !== 500

type RefusedProps =
  | { kind: 'incomplete' | 'used'; error?: never; onRetry?: never }
  | { kind: 'failed'; error: Error; onRetry: (() => void) | undefined }

/** The dialog's answer failed, with what to do instead. */
function Refused({ kind, error, onRetry }: RefusedProps) {
  const text = useAccountText()
  const { connect, isLeaving, back } = useWays()
  const mayConnect = useIsAllowed('accounts.write')
  const isProvider = isApiError(error, 'FETCH_ERROR') || isApiError(error, 'TRY_AGAIN_LATER')
  const sentences =
    kind === 'failed'
      ? [describeFailure(error).description, isRefused(error) && text('connect.failed.text')]
      : [text(`connect.${kind}.text`)]
  return (
    <ResultCard
      title={text(isProvider ? 'connect.unreachable.title' : `connect.${kind}.title`)}
      text={sentences.filter(Boolean).join(' ')}
    >
      <Inline gap="2" wrap>
        {onRetry && (
          <Button variant="primary" size="form" onClick={onRetry}>
            {text('connect.again')}
          </Button>
        )}
        {!onRetry && mayConnect && (
          <Button variant="primary" size="form" loading={isLeaving} onClick={() => connect()}>
            {text('connect.start')}
          </Button>
        )}
        <Button size="form" onClick={back}>
          {text('connect.back')}
        </Button>
      </Inline>
    </ResultCard>
  )
}
