import { useSuspenseQuery } from '@tanstack/react-query'
import { Button, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Moment, WidgetBoundary } from '@tandem/page-parts'
import { useState } from 'react'
import { DetailSection } from '../lists/detail-section.tsx'
import { text as say, useText } from '../lists/messages.ts'
import { orderQueries } from './queries.ts'

interface ShopNotesProps {
  orderId: number
  timeZone: string
}

/**
 * The notes on an order in the shop. They are requested only when somebody wants to see them, because each
 * request takes time.
 */
export function ShopNotes({ orderId, timeZone }: ShopNotesProps) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <DetailSection title={text('orders.shopNotes.title')}>
      {isAsked ? (
        <WidgetBoundary
          failedTitle={text('orders.shopNotes.failed')}
          loading={<Skeleton height={48} />}
          resetKey={String(orderId)}
        >
          <NoteList orderId={orderId} timeZone={timeZone} />
        </WidgetBoundary>
      ) : (
        <div>
          <Button size="sm" onClick={() => setAsked(true)}>
            {text('orders.shopNotes.show')}
          </Button>
        </div>
      )}
    </DetailSection>
  )
}

function NoteList({ orderId, timeZone }: ShopNotesProps) {
  const text = useText()
  const { data } = useSuspenseQuery(orderQueries.shopNotes(orderId))
  const { notes, left_out, read_at } = data
  return (
    <Stack gap="3">
      {notes.length === 0 && left_out === 0 && (
        <Text size="sm" tone="muted">
          {text('orders.shopNotes.none')}
        </Text>
      )}
      <ul className={list}>
        {notes.map((note) => (
          <li key={note.id}>
            <bdi className={css({ overflowWrap: 'anywhere' })}>{note.text}</bdi>
            <Text size="xs" tone="muted">
              <Moment at={note.written_at} timeZone={timeZone} />
              {note.author !== null && <bdi>{` · ${note.author}`}</bdi>}
              {` · ${say(note.is_for_customer ? 'orders.shopNotes.forCustomer' : 'orders.shopNotes.internal')}`}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="xs" tone="muted">
        {left_out > 0 && `${text('orders.shopNotes.leftOut', { count: left_out })} `}
        {text('orders.shopNotes.readAt')} <Moment at={read_at} timeZone={timeZone} />
      </Text>
    </Stack>
  )
}

const list = css({ display: 'grid', gap: '2.5', textStyle: 'sm' })
