import { ownStatuses, statusesExcludedByDefault, statusesNeverSold } from '@tandem/api-contract'
import type { Store } from '@tandem/api-contract'
import { wordOfStatus } from '@tandem/choices'
import { Button, Checkbox, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import {
  FailureBanner,
  GuardedDialog,
  noFailure,
  readFailure,
  successToast,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from './messages.ts'
import { chooseStoreSalesMutation } from '../queries.ts'

interface StoreSalesFormProps {
  open: boolean
  store: Store
  onClose: () => void
}

/** Every status to choose from: the shop's own, the currently excluded ones, and those of its orders. */
const statusesOf = ({ type, sales }: Store) => {
  const own = ownStatuses.filter(
    (status) => type === 'woocommerce' || !['pending', 'failed', 'vendor-part'].includes(status),
  )
  const all = new Set([...own, ...sales.excluded, ...sales.statuses.map(({ status }) => status)])
  return [...all].filter((status) => status !== 'test' && !statusesNeverSold[type].includes(status))
}

/** The dialog that chooses which order statuses count as sales. */
export function StoreSalesForm({ open, store, onClose }: StoreSalesFormProps) {
  const text = useText()
  const titleId = useId()
  const { sales } = store
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(() => new Set(sales.excluded))
  const [failure, setFailure] = useState(noFailure)
  const isChanged =
    excluded.size !== sales.excluded.length || sales.excluded.some((status) => !excluded.has(status))
  const guard = useUnsavedGuard(open && isChanged)
  const choose = useMutation(chooseStoreSalesMutation)

  const submit = async (chosen: string[] | null) => {
    setFailure(noFailure)
    try {
      await choose.mutateAsync({ id: store.id, excluded: chosen })
      guard.release()
      onClose()
      successToast.updated(text('sales.changed'))
    } catch (refused) {
      setFailure(readFailure(refused, {}))
    }
  }
  const toggle = (status: string) => {
    const next = new Set(excluded)
    if (!next.delete(status)) next.add(status)
    setExcluded(next)
  }

  return (
    <GuardedDialog
      guard={guard}
      loss={text('discard.editDescription')}
      open={open}
      onClose={onClose}
      title={text('sales.title', { store: store.name })}
      description={text('sales.description')}
      action={{
        label: text('sales.save'),
        loading: choose.isPending,
        onAction: () => void submit([...excluded]),
      }}
    >
      <Stack gap="4">
        <FailureBanner failure={failure} />
        <Text id={titleId} weight="medium">
          {text('sales.statuses')}
        </Text>
        <fieldset aria-labelledby={titleId} className={css({ display: 'grid', gap: '2' })}>
          {statusesOf(store).map((status) => (
            <Checkbox
              key={status}
              label={
                <>
                  {wordOfStatus(status)}
                  {sales.statuses.some((one) => one.status === status && one.is_new) && (
                    <Text as="span" size="xs" tone="muted">
                      {' '}
                      {text('sales.new')}
                    </Text>
                  )}
                </>
              }
              checked={!excluded.has(status)}
              onChange={() => toggle(status)}
            />
          ))}
        </fieldset>
        {sales.chosen_by === 'team' && (
          <Stack gap="2">
            <Text size="sm" tone="muted">
              {text('sales.followHelp', {
                statuses: statusesExcludedByDefault[store.type].map(wordOfStatus).join(', '),
              })}
            </Text>
            <Button size="sm" loading={choose.isPending} onClick={() => void submit(null)}>
              {text('sales.follow')}
            </Button>
          </Stack>
        )}
      </Stack>
    </GuardedDialog>
  )
}
