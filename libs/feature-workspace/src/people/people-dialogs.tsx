import { isApiError } from '@tandem/api-client'
import type { TeamUser } from '@tandem/api-contract'
import { Button, Dialog, ErrorState, Loading, Skeleton, Text } from '@tandem/design-system'
import { MissingRow } from '@tandem/lists'
import { describeFailure, useOpening } from '@tandem/page-parts'
import { useIsAllowed, useUser } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { EditPersonForm } from './edit-person-form.tsx'
import { InvitePeopleForm } from './invite-people-form.tsx'
import { TransferTeamForm } from './transfer-team-form.tsx'
import { usePeopleText } from './messages.ts'
import type { PersonDialog } from './person-dialog.ts'
import { PersonQuestion } from './person-question.tsx'
import { hindranceOf } from './person-rules.ts'
import { knownPerson, peopleQueries } from './queries.ts'
import type { usePeopleWork } from './use-people-work.ts'

interface PeopleDialogsProps {
  /** The dialog in the address; null for none. */
  dialog: PersonDialog | null
  work: ReturnType<typeof usePeopleWork>
  onClose: () => void
}

/** The dialog that the address opens, if the user may. */
export function PeopleDialogs({ dialog, work, onClose }: PeopleDialogsProps) {
  const { shown, key, open } = useOpening(dialog)
  const mayWrite = useIsAllowed('members.write')
  const mayHandOver = useIsAllowed('team.transfer')
  if (shown === null || !mayWrite) return null
  switch (shown.kind) {
    case 'invite':
      return <InvitePeopleForm key={key} open={open} onClose={onClose} />
    case 'transfer':
      return mayHandOver && <TransferTeamForm key={key} open={open} id={shown.id} onClose={onClose} />
    default:
      return <AboutOne key={key} dialog={shown} open={open} work={work} onClose={onClose} />
  }
}

interface AboutOneProps {
  dialog: Extract<PersonDialog, { kind: 'edit' | 'remove' | 'withdraw' | 'deactivate' | 'archive' }>
  open: boolean
  work: ReturnType<typeof usePeopleWork>
  onClose: () => void
}

function AboutOne({ dialog, open, work, onClose }: AboutOneProps) {
  const { kind, id } = dialog
  const { id: myId } = useUser()
  const client = useQueryClient()
  const text = usePeopleText()
  // As the list has shown them, for as long as it is open: a link may open somebody on another page.
  const [person, setPerson] = useState(() => knownPerson(client, id))
  const { data, error, refetch } = useQuery({
    ...peopleQueries.one(id),
    enabled: open && person === undefined,
  })
  if (person === undefined && data !== undefined) setPerson(data)
  if (person) {
    const hindrance = hindranceOf(person, myId)
    if (hindrance !== null)
      return (
        <Notice open={open} title={person.name} onClose={onClose}>
          <Text>{text(`act.${hindrance}.${kind === 'remove' ? 'remove' : 'change'}`)}</Text>
        </Notice>
      )
    return kind === 'edit' ? (
      <EditPersonForm open={open} person={person} onClose={onClose} />
    ) : (
      <PersonQuestion
        kind={kindFor(kind, person)}
        open={open}
        person={person}
        work={work}
        onClose={onClose}
      />
    )
  }
  return (
    <Notice open={open} title={text('gone.title')} onClose={onClose}>
      {error === null ? (
        <Loading label={text('gone.loading')}>
          <Skeleton height="5rem" />
        </Loading>
      ) : isApiError(error, 'MODEL_NOT_FOUND') ? (
        <MissingRow
          title={text('gone.heading')}
          text={text('gone.text')}
          back={<Button onClick={onClose}>{text('gone.back')}</Button>}
        />
      ) : (
        <ErrorState
          title={text('gone.failed')}
          text={describeFailure(error).description}
          onRetry={() => void refetch()}
        />
      )}
    </Notice>
  )
}

/**
 * Somebody who has accepted in the meantime is removed, somebody who hasn't is uninvited: the texts say what
 * really happens.
 */
const kindFor = (kind: Exclude<AboutOneProps['dialog']['kind'], 'edit'>, { status }: TeamUser) =>
  kind === 'remove' || kind === 'withdraw' ? (status === 'pending' ? 'withdraw' : 'remove') : kind

function Notice(props: { open: boolean; title: string; onClose: () => void; children: ReactNode }) {
  const text = usePeopleText()
  return (
    <Dialog
      open={props.open}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={props.title}
      labels={{ close: text('ask.close') }}
    >
      {props.children}
    </Dialog>
  )
}
