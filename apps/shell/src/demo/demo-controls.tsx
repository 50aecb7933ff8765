import { invalidate } from '@tandem/api-client/react'
import { resources } from '@tandem/api-contract'
import { Button, lazyPart, Menu } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { useIsAllowed, userAtom } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { shellMessages } from '../messages.ts'
import { demoQuery } from './demo-sample.ts'
import { demoMessages } from './messages.ts'
import { MailboxLinkSpace } from './mailbox-link-space.tsx'
import { SimulatedNote } from './simulated-note.tsx'

const SampleQuestion = lazyPart(async () => (await import('./sample-question.tsx')).SampleQuestion)

/**
 * The banner of a demo: a notice or the progress of its sample, and a link to its mailbox. In a menu, admins can empty
 * the team and bring the sample back.
 */
export function DemoControls() {
  const text = shellMessages.useText()
  const demoText = demoMessages.useText()
  const { data: demo } = useQuery(demoQuery)
  const user = useAtomValue(userAtom)
  const isAdmin = useIsAllowed('team.write')
  // The last question keeps its texts while its dialog closes.
  const [question, setQuestion] = useState<{ wanted: 'empty' | 'full'; isOpen: boolean } | null>(null)
  const sample = demo && demo.team_id === user?.team.id ? demo.sample : null
  useFreshPages(sample?.state === 'filling' ? sample.done : null)
  const mailbox = demo?.mailbox ?? null
  const next = sample === null || !isAdmin ? null : nextOf[sample.state]
  const items: MenuItem[] =
    next === null
      ? []
      : [
          {
            key: next,
            label: demoText(`${next}.action`),
            onSelect: () => setQuestion({ wanted: next, isOpen: true }),
          },
        ]
  return (
    <>
      {sample?.state === 'filling' ? (
        <span className={words}>
          {demoText('filling', { part: Math.round((100 * sample.done) / sample.of) })}
        </span>
      ) : sample?.state === 'stopped' ? (
        <span>{demoText('stopped')}</span>
      ) : (
        <SimulatedNote />
      )}
      {demo === undefined && <MailboxLinkSpace />}
      {mailbox !== null && (
        <a href={mailbox} className={link()}>
          {text('demo.mailbox')}
        </a>
      )}
      {(demo === undefined || items.length > 0) && (
        <Menu
          trigger={
            <Button size="sm" variant="ghost" icon={<ChevronDown aria-hidden />}>
              {text('demo.options')}
            </Button>
          }
          items={items}
        />
      )}
      {question && (
        <Suspense>
          <SampleQuestion {...question} onClose={() => setQuestion({ ...question, isOpen: false })} />
        </Suspense>
      )}
    </>
  )
}

/** What an admin can do with the sample in each of its states. */
const nextOf = { full: 'empty', filling: 'empty', empty: 'full', stopped: 'full' } as const

/** Refetches the data on screen after each step of the import. */
function useFreshPages(done: number | null) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (done === null) return
    return () => void invalidate(queryClient, resources)
  }, [done, queryClient])
}

const words = css({ fontVariantNumeric: 'tabular-nums' })
