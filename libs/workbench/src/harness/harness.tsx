import { Button, PageNotice, Spinner } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useSyncExternalStore } from 'react'
import type { Harness as HarnessModel } from './create-harness.ts'
import { HarnessBar } from './harness-bar.tsx'
import { useText } from './messages.ts'

/** One feature below a bar that chooses the person, the data and the network. */
export function Harness({ harness }: { harness: HarnessModel }) {
  const text = useText()
  const { entered, error, isEntering } = useSyncExternalStore(harness.subscribe, harness.read, harness.read)
  return (
    <>
      <HarnessBar harness={harness} />
      {error !== null ? (
        <PageNotice
          title={text('failed.title')}
          text={error instanceof Error ? error.message : JSON.stringify(error)}
          actions={
            <Button size="form" variant="primary" onClick={() => window.location.reload()}>
              {text('failed.reload')}
            </Button>
          }
        />
      ) : entered === null ? (
        <output className={waiting}>
          <Spinner />
          {text('waiting')}
        </output>
      ) : (
        <div inert={isEntering} aria-busy={isEntering}>
          {entered.element}
        </div>
      )}
    </>
  )
}

const waiting = css({ display: 'flex', alignItems: 'center', gap: '2', padding: '6', color: 'fg.muted' })
