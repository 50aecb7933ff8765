import { contractText } from '@tandem/api-client'
import { NewAccounts } from '@tandem/api-contract'
import type { ConnectionOutcome, OfferedAccount, SocialAccount } from '@tandem/api-contract'
import { AccountIdentity, accountName } from '@tandem/choices'
import { Button, Checkbox, Inline, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { FailureBanner, noFailure, readFailure } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useAccountText } from '../messages.ts'
import { connectChosenMutation } from '../queries.ts'

interface ChooseAccountsProps {
  offered: readonly OfferedAccount[]
  state: NonNullable<ConnectionOutcome['state']>
  onConnected: (accounts: SocialAccount[]) => void
  /** The dialog's answer is too old or was used. */
  onUsed: (error: unknown) => boolean
  /** Beside the button: a way to cancel. */
  children: ReactNode
}

const list = css({ display: 'grid', gap: '2', listStyle: 'none' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '3',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  cursor: 'pointer',
  '&:has(input:disabled)': { cursor: 'default' },
})

/** The offered accounts; those of other teams can't be chosen. */
export function ChooseAccounts({ offered, state, onConnected, onUsed, children }: ChooseAccountsProps) {
  const text = useAccountText()
  const rowId = useId()
  const free = offered.filter(({ status }) => status !== 'elsewhere')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(free.map(({ id }) => id)))
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState(noFailure)
  const connect = useMutation(connectChosenMutation)
  const ids = free.map(({ id }) => id).filter((id) => chosen.has(id))

  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
    setError(undefined)
  }
  const submit = async () => {
    if (connect.isPending) return
    const checked = v.safeParse(NewAccounts, { ids, state })
    if (!checked.success) return setError(contractText(checked.issues[0].message))
    setFailure(noFailure)
    try {
      onConnected(await connect.mutateAsync({ ids, state }))
    } catch (refused) {
      if (!onUsed(refused)) setFailure(readFailure(refused, {}))
    }
  }
  return (
    <Stack gap="4">
      <FailureBanner failure={failure} />
      <ul className={list} aria-label={text('connect.offered')}>
        {offered.map((account) => (
          <li key={account.id}>
            {/* The whole row is the label, because a checkbox alone is small for touch. */}
            <label className={row} htmlFor={`${rowId}-${account.id}`}>
              <Checkbox
                id={`${rowId}-${account.id}`}
                aria-label={accountName(account)}
                checked={chosen.has(account.id)}
                disabled={account.status === 'elsewhere'}
                onChange={() => toggle(account.id)}
              />
              <Stack as="span" gap="1" align="start">
                <AccountIdentity account={account} />
                <Text as="span" size="xs" tone="muted">
                  <bdi>{text('connect.ofPage', { page: account.page_name })}</bdi>
                  {account.status !== 'new' && `. ${text(`connect.status.${account.status}`)}`}
                </Text>
              </Stack>
            </label>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      )}
      <Inline gap="2" wrap>
        <Button variant="primary" size="form" loading={connect.isPending} onClick={() => void submit()}>
          {ids.length === 0
            ? text('connect.connectNone')
            : text('connect.connectChosen', { count: ids.length })}
        </Button>
        {children}
      </Inline>
    </Stack>
  )
}
