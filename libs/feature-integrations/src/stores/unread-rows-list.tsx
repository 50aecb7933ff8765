import type { UnreadRow } from '@tandem/api-contract'
import { Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useMoments } from '@tandem/page-parts'
import { useUnreadText } from './unread-messages.ts'

interface UnreadRowsListProps {
  rows: readonly UnreadRow[]
  timeZone: string
}

const list = css({ listStyle: 'none' })
const entry = css({
  paddingBlock: '3',
  borderBottom: '1px solid',
  borderColor: 'border.subtle',
  _first: { paddingBlockStart: '0' },
  _last: { borderBottomStyle: 'none' },
})

/** Rows of a store that couldn't be read, each with the reason. */
export function UnreadRowsList({ rows, timeZone }: UnreadRowsListProps) {
  const text = useUnreadText()
  const moments = useMoments(timeZone)
  return (
    <ol className={list} aria-label={text('list')}>
      {rows.map((row) => (
        <li key={[row.kind, row.provider_id, row.order_provider_id].join(' ')} className={entry}>
          <Stack gap="1">
            <Text weight="medium">{nameOf(row)}</Text>
            <Text size="sm">{row.reason}</Text>
            <Text size="xs" tone="muted" numeric>
              {text('seen', {
                first: moments.text(row.first_seen_at),
                last: moments.text(row.last_seen_at),
              })}
            </Text>
          </Stack>
        </li>
      ))}
    </ol>
  )

  function nameOf({ kind, provider_id: id, order_provider_id: order }: UnreadRow) {
    if (kind === 'refunds' && order !== null)
      return id === null ? text('refundOf', { order }) : text('refundIdOf', { id, order })
    return id === null ? text(`nameless.${kind}`) : text(`kind.${kind}`, { id })
  }
}
