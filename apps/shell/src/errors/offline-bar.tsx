import { css } from '@tandem/design-system/css'
import { formatRelative } from '@tandem/format'
import { useNow } from '@tandem/page-parts'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { WifiOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { shellMessages } from '../messages.ts'
import { changeMessages } from '../offline/changes/messages.ts'
import { waitingCountAtom } from '../offline/changes/waiting-count.ts'
import { useSeenAt } from '../offline/use-seen-at.ts'
import { watchConnection } from './watch-connection.ts'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** No note is shown for the refetch of data younger than this, in milliseconds. */
const freshMs = 60_000

/**
 * Without a connection, shows the age of the oldest data on screen and the number of changes that wait to be
 * sent. With one, does the same for last-seen data that is being refetched and for changes that still wait,
 * if that takes more than a moment.
 */
export function OfflineBar() {
  const text = shellMessages.useText()
  const changeText = changeMessages.useText()
  const isHere = useSyncExternalStore(subscribe, isOnline)
  const queryClient = useQueryClient()
  const seenAt = useSeenAt(isHere ? 'read again' : 'all')
  const now = useNow()
  useEffect(() => watchConnection(queryClient), [queryClient])
  const when = seenAt === null ? null : formatRelative(new Date(seenAt).toISOString(), now)
  const count = useAtomValue(waitingCountAtom)
  const waiting = count > 0 && changeText('waiting', { count })
  const isOld = seenAt !== null && now.getTime() - seenAt > freshMs
  const cause = navigator.onLine ? 'unreachable' : 'offline'
  return (
    <>
      {/* A live region is announced when its content changes, so it must exist before it has any. */}
      <output className={place}>
        {!isHere && (
          <p className={bar}>
            <WifiOff size={16} aria-hidden />
            {when === null ? text(`connection.${cause}`) : text(`connection.${cause}Since`, { when })}
            {waiting && ` ${waiting}`}
          </p>
        )}
      </output>
      {isHere && waiting ? (
        <p className={note}>{waiting}</p>
      ) : (
        isHere && isOld && when !== null && <p className={note}>{text('connection.updating', { when })}</p>
      )}
    </>
  )
}

const place = css({
  display: 'block',
  position: { mobile: 'sticky' },
  top: '0',
  zIndex: 'header',
  marginInline: { base: '-4', mobile: '0' },
  _print: { display: 'none' },
})
const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  padding: '2',
  marginTop: { mobile: '2' },
  borderRadius: { mobile: 'md' },
  background: 'warning.subtle',
  color: 'warning.fg',
  border: { mobile: '1px solid' },
  borderColor: { mobile: 'border.default' },
  textStyle: 'sm',
  fontWeight: 'medium',
})
/** Above the page without moving it; not visible when everything arrives immediately. */
const note = css({
  position: 'fixed',
  bottom: '4',
  insetInline: '4',
  zIndex: 'header',
  width: '[fit-content]',
  marginInline: 'auto',
  paddingBlock: '2',
  paddingInline: '4',
  borderRadius: 'md',
  background: 'bg.raised',
  boxShadow: 'popover',
  textStyle: 'sm',
  animation: '[fade-in 100ms 1s backwards]',
  _print: { display: 'none' },
})
