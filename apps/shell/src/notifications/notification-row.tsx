import type { Notification } from '@tandem/api-contract'
import { placesAtom } from '@tandem/app-frame'
import { IconButton, VisuallyHidden } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { formatRelative } from '@tandem/format'
import { Moment, useMoments } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Circle } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from './messages.ts'
import { notificationAddress, notificationIcons, notificationWords } from './notification-words.ts'
import { markNotificationMutation } from './queries.ts'

interface NotificationRowProps {
  notification: Notification
  now: Date
  timeZone: string
  onClose: () => void
}

/** A notification as a link to what it is about, and its switch between read and unread. */
export function NotificationRow({ notification, now, timeZone, onClose }: NotificationRowProps) {
  const text = useText()
  const moments = useMoments(timeZone)
  const mark = useMutation(markNotificationMutation)
  const address = notificationAddress(notification, useAtomValue(placesAtom))
  const { id, kind, created_at, is_read } = notification
  const what = notificationWords(notification, moments.text)
  const Icon = notificationIcons[kind]
  const content = (
    <>
      <Icon size={16} aria-hidden className={icon} />
      <span className={words}>
        <span className={cx(sentence, !is_read && fresh)}>
          {!is_read && <VisuallyHidden>{text('unread')}: </VisuallyHidden>}
          {what}
        </span>
        {notification.kind === 'mention' && (
          <span className={excerpt} dir="auto">
            {notification.note.excerpt}
          </span>
        )}
        <Moment at={created_at} timeZone={timeZone} className={age}>
          {formatRelative(created_at, now)}
        </Moment>
      </span>
    </>
  )
  return (
    <li className={row}>
      {address === null ? (
        <span className={about}>{content}</span>
      ) : (
        <Link
          to={address}
          className={cx(about, linked)}
          onClick={() => {
            if (!is_read) mark.mutate({ id, is_read: true })
            onClose()
          }}
        >
          {content}
        </Link>
      )}
      <IconButton
        className={cx(toggle, is_read && quiet)}
        size="sm"
        label={text(is_read ? 'markUnread' : 'markRead', { what })}
        icon={<Circle aria-hidden fill={is_read ? 'none' : 'currentColor'} />}
        onClick={() => mark.mutate({ id, is_read: !is_read })}
      />
    </li>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  paddingInlineEnd: '2',
  _hover: { background: 'bg.hover' },
  mobileDown: { paddingInlineEnd: '0' },
})
const about = css({
  display: 'flex',
  gap: '3',
  flex: '1',
  minWidth: '0',
  paddingBlock: '2.5',
  paddingInlineStart: '4',
  mobileDown: { paddingInlineStart: '0' },
})
// Its focus ring stays inside the list, which would cut it off.
const linked = css({ outlineOffset: '[-2px]' })
const icon = css({ flex: 'none', marginTop: '0.5', color: 'fg.muted' })
const words = css({ display: 'grid', gap: '0.5', minWidth: '0', overflowWrap: 'anywhere' })
const sentence = css({ textStyle: 'sm', color: 'fg.muted' })
const fresh = css({ color: 'fg.default', fontWeight: 'medium' })
const excerpt = css({ textStyle: 'sm', color: 'fg.muted', lineClamp: '2' })
const age = css({ textStyle: 'xs', color: 'fg.muted' })
const toggle = css({ flex: 'none', color: 'accent.fg', '& svg': { width: '[10px]', height: '[10px]' } })
// A read one is marked as unread rarely, so its button appears on the way to it; a finger has no such way.
const quiet = css({
  color: 'fg.muted',
  '@media (hover: hover)': { 'li:not(:hover, :focus-within) > &': { opacity: '0' } },
})
