import { css } from '@tandem/design-system/css'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { shellMessages } from '../messages.ts'
import { watchConnection } from './watch-connection.ts'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Says while there is no connection that what is on screen may be out of date. */
export function OfflineBar() {
  const text = shellMessages.useText()
  const isHere = useSyncExternalStore(subscribe, isOnline)
  const queryClient = useQueryClient()
  useEffect(() => watchConnection(queryClient), [queryClient])
  return (
    // A live region speaks when its content changes, so it stands before there is something to say.
    <output className={place}>
      {!isHere && (
        <p className={bar}>
          <WifiOff size={16} aria-hidden />
          {text(navigator.onLine ? 'connection.unreachable' : 'connection.offline')}
        </p>
      )}
    </output>
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
