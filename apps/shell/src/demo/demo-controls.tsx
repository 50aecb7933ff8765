import { markOld } from '@tandem/api-client'
import { resources } from '@tandem/api-contract'
import { Button, Link } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useIsAllowed, userAtom } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { shellMessages } from '../messages.ts'
import { demoQuery } from './demo-sample.ts'
import { SampleQuestion } from './sample-question.tsx'

/** In the banner of a demo: where its mail is, and how far its sample is; admins can empty and refill it. */
export function DemoControls() {
  const text = shellMessages.useText()
  const { data: demo } = useQuery(demoQuery)
  const user = useAtomValue(userAtom)
  const isAdmin = useIsAllowed('team.write')
  const [asked, setAsked] = useState<'empty' | 'full' | null>(null)
  const sample = demo && demo.team_id === user?.team.id ? demo.sample : null
  useFreshPages(sample?.state === 'filling' ? sample.done : null)
  return (
    <>
      {sample?.state === 'filling' && (
        <span className={count}>
          {text('demo.filling', { part: Math.round((100 * sample.done) / sample.of) })}
        </span>
      )}
      {sample?.state === 'stopped' && <span>{text('demo.stopped')}</span>}
      {demo?.mailbox && <Link href={demo.mailbox}>{text('demo.mailbox')}</Link>}
      {isAdmin && (sample?.state === 'full' || sample?.state === 'filling') && (
        <Button size="sm" onClick={() => setAsked('empty')}>
          {text('demo.empty.action')}
        </Button>
      )}
      {isAdmin && (sample?.state === 'empty' || sample?.state === 'stopped') && (
        <Button size="sm" onClick={() => setAsked('full')}>
          {text('demo.full.action')}
        </Button>
      )}
      <SampleQuestion asked={asked} onAnswered={() => setAsked(null)} />
    </>
  )
}

/** Reads what is on screen again after each step of the import. */
function useFreshPages(done: number | null) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (done === null) return
    return () => void markOld(queryClient, resources)
  }, [done, queryClient])
}

const count = css({ fontVariantNumeric: 'tabular-nums' })
