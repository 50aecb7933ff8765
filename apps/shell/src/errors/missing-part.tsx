import { Button } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { firstMessages } from '../first-messages.ts'
import { useTryAgain } from './use-try-again.ts'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

/**
 * In place of a page of which a part could not be fetched: a new release has replaced it, or there is no connection.
 * Stands in the first chunk, because its own part may be missing too. It never reloads by itself.
 */
export function MissingPart() {
  const text = firstMessages.useText()
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline())
  const tryAgain = useTryAgain()
  // A reload without a connection would lose the page, so it is offered only where the server answers.
  useEffect(() => {
    fetch(window.location.origin, { method: 'HEAD', cache: 'no-store' }).catch(() =>
      onlineManager.setOnline(false),
    )
  }, [])
  const words = isOnline ? 'errors.newRelease' : 'errors.lostPart'
  return (
    <div className={box} role="alert">
      <h1 className={title}>{text(`${words}.title`)}</h1>
      <p>{text(`${words}.description`)}</p>
      <Button size="form" variant="primary" onClick={isOnline ? () => window.location.reload() : tryAgain}>
        {text(isOnline ? 'errors.reload' : 'errors.tryAgain')}
      </Button>
    </div>
  )
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  maxWidth: 'form-max',
  marginInline: 'auto',
  paddingBlock: '16',
  paddingInline: '4',
  textAlign: 'center',
})
const title = css({ textStyle: '2xl' })
