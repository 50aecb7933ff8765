import { getPrivacyData } from '@tandem/api-contract'
import type { PrivacyRequest } from '@tandem/api-contract'
import { Badge, Button, Card, Stack, Text, TextField, toast } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { exportSource, useExport } from '@tandem/lists'
import { canCopy, copyText, useMoments } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Copy, Download } from 'lucide-react'
import { useText } from './messages.ts'
import { privacyQueries } from '../queries.ts'

const tones = { waiting: 'accent', done: 'success', failed: 'danger' } as const

/** Shopify stores' requests about personal data and their state, with the addresses for the webhooks. */
export function PrivacySection({ timeZone }: { timeZone: string }) {
  const text = useText()
  const { data } = useSuspenseQuery(privacyQueries.list())
  const { data: requests, meta } = data
  if (requests.length === 0 && meta.addresses.length === 0) return null
  const copy = (address: string) =>
    void copyText(Promise.resolve(address)).then(
      () => toast.success({ title: text('privacy.copied') }),
      () => toast.error({ title: text('privacy.notCopied') }),
    )
  return (
    <Card title={text('privacy.title')} description={text('privacy.description')}>
      <Stack gap="5">
        {meta.addresses.map(({ store_id, store_name, address }) => (
          <TextField
            key={store_id}
            label={text('privacy.address', { store: store_name })}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
            suffix={
              canCopy() && (
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<Copy aria-hidden />}
                  aria-label={text('privacy.copyAddress', { store: store_name })}
                  onClick={() => copy(address)}
                >
                  {text('privacy.copy')}
                </Button>
              )
            }
          />
        ))}
        {meta.addresses.length > 0 && (
          <Text size="sm" tone="muted">
            {text('privacy.addressHelp')}
          </Text>
        )}
        {requests.length === 0 ? (
          <Text tone="muted">{text('privacy.none')}</Text>
        ) : (
          <ul className={list} aria-label={text('privacy.list')}>
            {requests.map((request) => (
              <Request key={request.id} request={request} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

function Request({ request, timeZone }: { request: PrivacyRequest; timeZone: string }) {
  const text = useText()
  const moments = useMoments(timeZone)
  const { id, kind, state, store_name, received_at, done_at, customers_count, orders_count, has_data } =
    request
  const data = useExport(exportSource(getPrivacyData, { id }))
  const figures = {
    customers: formatNumber(customers_count, { full: true }),
    orders: formatNumber(orders_count, { full: true }),
  }
  return (
    <li className={item}>
      <div className={css({ display: 'grid', gap: '0.5', minWidth: '0' })}>
        <Text as="span">{text(`privacy.kind.${kind}`, { store: store_name })}</Text>
        <Text as="span" size="sm" tone="muted">
          {text('privacy.received', { when: moments.text(received_at) })}
          {done_at !== null && ` ${text('privacy.done', { when: moments.text(done_at), ...figures })}`}
        </Text>
      </div>
      <Badge tone={tones[state]}>{text(`privacy.state.${state}`)}</Badge>
      {has_data && (
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          loading={data.state === 'running'}
          onClick={() => data.start(undefined)}
        >
          {text('privacy.download')}
        </Button>
      )}
    </li>
  )
}

const list = css({ display: 'grid', '& > li + li': { borderTop: '1px solid', borderColor: 'border.subtle' } })
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  '& > :first-child': { flex: '[1 1 240px]' },
})
