import { css } from '@tandem/design-system/css'
import { onlineManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { firstMessages } from '../first-messages.ts'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Says while there is no connection that what is on screen may be out of date. */
export function OfflineBar() {
  const text = firstMessages.useText()
  const isHere = useSyncExternalStore(subscribe, isOnline)
  return (
    // A live region speaks when its content changes, so it stands before there is something to say.
    <output className={place}>
      {!isHere && (
        <p className={bar}>
          <WifiOff size={16} aria-hidden />
          {text(navigator.onLine ? 'errors.unreachable' : 'errors.offline')}
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
