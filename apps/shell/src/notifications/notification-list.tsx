import { rowsOfPages } from '@tandem/api-client/react'
import { Button, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useNow, WidgetBoundary } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useRef } from 'react'
import { useText } from './messages.ts'
import { NotificationRow } from './notification-row.tsx'
import { markReadMutation, notificationPages } from './queries.ts'

/** The notifications of the signed-in person, newest first. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <div className={box}>
      <WidgetBoundary failedTitle={text('failed')} loading={<ListSkeleton />}>
        <List onClose={onClose} />
      </WidgetBoundary>
    </div>
  )
}

function List({ onClose }: { onClose: () => void }) {
  const text = useText()
  const now = useNow()
  const { timezone } = useUser().team
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSuspenseInfiniteQuery(notificationPages())
  const markRead = useMutation(markReadMutation)
  const listRef = useRef<HTMLUListElement>(null)
  const notifications = rowsOfPages(data)
  const [newest] = notifications
  const unread = data.pages[0]?.meta.unread ?? 0
  if (newest === undefined) return <NothingNew />
  return (
    <>
      <div className={head}>
        <h2 className={title}>{text('title')}</h2>
        {unread > 0 && (
          <Button
            variant="ghost"
            size="sm"
            loading={markRead.isPending}
            onClick={() => {
              markRead.mutate(newest.id)
              // The button disappears when nothing is unread; keyboard users stay at the list.
              listRef.current?.focus({ preventScroll: true })
            }}
          >
            {text('markAll')}
          </Button>
        )}
      </div>
      <ul ref={listRef} className={list} aria-label={text('title')} tabIndex={-1}>
        {notifications.map((each) => (
          <NotificationRow
            key={each.id}
            notification={each}
            now={now}
            timeZone={timezone}
            onClose={onClose}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={foot}>
          <Button variant="ghost" fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('older')}
          </Button>
        </div>
      )}
    </>
  )
}

function NothingNew() {
  const text = useText()
  return (
    <div className={nothing}>
      <BellOff size={24} strokeWidth={1.75} aria-hidden />
      <h2 className={title}>{text('empty.title')}</h2>
      <Text size="sm" tone="muted">
        {text('empty.text')}
      </Text>
    </div>
  )
}

function ListSkeleton() {
  return (
    <Loading label={useText()('loading')}>
      <div className={waiting}>
        <Stack gap="4">
          {[1, 2, 3].map((row) => (
            <Stack key={row} gap="2">
              <Skeleton width="80%" />
              <Skeleton width="30%" />
            </Stack>
          ))}
        </Stack>
      </div>
    </Loading>
  )
}

const box = css({
  width: '[24rem]',
  maxWidth: 'full',
  // Its children stay inside the corners of a popover.
  overflowX: 'clip',
  mobileDown: { width: 'full' },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  position: 'sticky',
  top: '0',
  minHeight: 'control-lg',
  paddingBlock: '1.5',
  paddingInline: '4',
  background: 'bg.raised',
  borderBottom: '1px solid',
  borderBottomColor: 'border.subtle',
  // The sheet of a phone has a title.
  mobileDown: { paddingInline: '0', '& h2': { display: 'none' } },
})
const title = css({ textStyle: 'sm', fontWeight: 'semibold' })
const list = css({ paddingBlock: '1', outlineStyle: 'none' })
const foot = css({ padding: '2', borderTop: '1px solid', borderTopColor: 'border.subtle' })
const nothing = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '1',
  paddingBlock: '8',
  paddingInline: '6',
  textAlign: 'center',
  '& svg': { color: 'fg.subtle', marginBottom: '2' },
})
const waiting = css({ padding: '4' })
