import { Button } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { describeMissingPart } from '@tandem/page-parts'
import type { FoundRelease } from '@tandem/page-parts'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { findRelease } from './find-release.ts'
import { useTryAgain } from './use-try-again.ts'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

/**
 * Replaces a page of which a part couldn't be loaded: a new release has replaced it, there is no connection,
 * or the network failed. It is in the first chunk, because its own part may be missing too. It never reloads
 * by itself; a part that was missing because of the connection is loaded again once there is one.
 */
export function MissingPart({ error }: { error: unknown }) {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline())
  const tryAgain = useTryAgain()
  const [found, setFound] = useState<FoundRelease>()
  const [lost, setLost] = useState<unknown>()
  const isLost = !isOnline || lost === error
  if (isLost && lost !== error) setLost(error)
  const isBack = isLost && isOnline
  const enter = useEffectEvent(tryAgain)
  useEffect(() => {
    if (isBack) enter()
  }, [isBack])
  // A reload without a connection would lose the page, so it is offered only if the server answers.
  useEffect(() => {
    void findRelease().then((release) => {
      if (release === 'away') onlineManager.setOnline(false)
      setFound(release)
    })
  }, [])
  if (!isLost && found === undefined) return null
  const words = describeMissingPart(isLost ? 'away' : (found ?? 'same'))
  return (
    <div className={box} role="alert">
      <h1 className={title}>{words.title}</h1>
      <p>{words.description}</p>
      <Button size="form" variant="primary" onClick={isLost ? tryAgain : () => location.reload()}>
        {words.action}
      </Button>
    </div>
  )
}

const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '4',
  maxWidth: 'form-max',
  marginInline: 'auto',
  paddingBlock: '16',
  paddingInline: '4',
  textAlign: 'center',
})
const title = css({ textStyle: '2xl' })
