import type { ConnectionOutcome } from '@tandem/api-contract'
import { AccountIdentity, accountName } from '@tandem/choices'
import { Banner, Button, Card, Inline, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { ReactNode } from 'react'
import { useAccountText } from '../messages.ts'
import type { AskAgain } from '../queries.ts'
import { ConnectionSteps } from './connection-steps.tsx'

export interface ConnectionResultProps {
  /** Everything except the choice, which is a form. */
  outcome: ConnectionOutcome
  isLeaving: boolean
  onConnect: (ask?: AskAgain) => void
  onBack: () => void
}

const narrow = css({ maxWidth: '[36rem]' })
const list = css({ display: 'grid', gap: '3', listStyle: 'none' })
const bullets = css({ paddingInlineStart: '5', listStyle: 'disc', textStyle: 'sm' })

/** A centred card: the result, and what to do next. */
export function ResultCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={narrow} aria-live="polite">
      <Card title={title} description={text}>
        {children}
      </Card>
    </div>
  )
}

/** The result of connecting, with the next step. */
export function ConnectionResult({ outcome, isLeaving, onConnect, onBack }: ConnectionResultProps) {
  const text = useAccountText()
  const { result, accounts, offered, missing_permissions, problem } = outcome
  const named: readonly { username: string }[] = accounts.length > 0 ? accounts : offered
  const words = { count: named.length, account: named[0] ? accountName(named[0]) : '' }
  const isDone = result === 'created' || result === 'updated'
  const shown = isDone ? accounts : result === 'exists' ? offered : []
  const title =
    result === 'created' || result === 'updated' || result === 'exists'
      ? text(`connect.results.${result}.title`, words)
      : text(`connect.results.${result}.title`)
  const again = { permissions_not_granted: 'again', cancelled: 'again', exists: 'another' } as const
  const next = result in again ? again[result as keyof typeof again] : isDone ? 'another' : 'choosePages'
  // Facebook shows the earlier choice unless asked to show it again.
  const ask = result === 'cancelled' ? undefined : 'rerequest'
  return (
    <ResultCard title={title} text={text(`connect.results.${result}.text`)}>
      <Stack gap="4">
        {shown.length > 0 && (
          <ul className={list}>
            {shown.map((account) => (
              <li key={account.id}>
                <AccountIdentity account={account} />
              </li>
            ))}
          </ul>
        )}
        {missing_permissions.length > 0 && (
          <Stack gap="1">
            <Text size="sm" weight="medium">
              {text('connect.missing')}
            </Text>
            <ul className={bullets}>
              {missing_permissions.map((permission) => (
                <li key={permission}>{permission}</li>
              ))}
            </ul>
          </Stack>
        )}
        {problem && result === 'nothing_found' && (
          <>
            <ConnectionSteps failed={problem.step} />
            <Banner tone="danger">{problem.message}</Banner>
            <Text size="sm">{text(`connect.help.${problem.step}`)}</Text>
          </>
        )}
        {problem && result !== 'nothing_found' && (
          <Banner tone="warning" title={`${text('connect.found')}.`}>
            {problem.message}
          </Banner>
        )}
        <Inline gap="2" wrap>
          {isDone && (
            <Button variant="primary" size="form" onClick={onBack}>
              {text('connect.toAccounts')}
            </Button>
          )}
          <Button
            variant={isDone ? 'secondary' : 'primary'}
            size="form"
            loading={isLeaving}
            onClick={() => onConnect(ask)}
          >
            {text(`connect.${next}`)}
          </Button>
          {!isDone && (
            <Button size="form" onClick={onBack}>
              {text('connect.back')}
            </Button>
          )}
        </Inline>
      </Stack>
    </ResultCard>
  )
}
