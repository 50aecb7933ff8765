import { IconButton, lazyPart, Popover } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { shellMessages } from '../messages.ts'
import { unreadQuery } from './unread-query.ts'

const NotificationList = lazyPart(async () => (await import('./notification-list.tsx')).NotificationList)

/** Larger numbers are shown as `9+`. */
const maxShown = 9

/** How many notifications are unread, and their list on a click. */
export function Bell({ isPhone }: { isPhone: boolean }) {
  const text = shellMessages.useText()
  const { data, refetch } = useQuery(unreadQuery())
  const count = data?.unread ?? 0
  return (
    <Popover
      label={text('header.notifications')}
      closeLabel={text('header.closeNotifications')}
      placement="bottom-end"
      trigger={
        <IconButton
          className={button}
          size={isPhone ? 'touch' : 'md'}
          label={count > 0 ? text('header.unread', { count }) : text('header.notifications')}
          icon={
            <>
              <BellIcon size={isPhone ? 20 : 18} aria-hidden />
              {count > 0 && (
                <span className={number} aria-hidden>
                  {count > maxShown ? `${maxShown}+` : count}
                </span>
              )}
            </>
          }
          // The list is read when it opens, so the number must be of the same moment.
          onClick={() => void refetch()}
        />
      }
    >
      {(close) => (
        // However soon the list is there, the focus doesn't start on a button that marks all as read.
        <div data-autofocus tabIndex={-1} className={start}>
          <NotificationList onClose={close} />
        </div>
      )}
    </Popover>
  )
}

const button = css({ position: 'relative' })
const start = css({ outlineStyle: 'none' })
const number = css({
  position: 'absolute',
  top: '[2px]',
  insetInlineEnd: '[0]',
  minWidth: '[16px]',
  height: '[16px]',
  paddingInline: '1',
  borderRadius: 'full',
  background: 'accent.solid',
  color: 'accent.on',
  textStyle: '2xs',
  lineHeight: '[16px]',
  fontVariantNumeric: 'tabular-nums',
})
