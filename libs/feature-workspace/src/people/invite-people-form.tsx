import { contractText, isApiError } from '@tandem/api-client'
import { invitedAtOnce, teamMessages } from '@tandem/api-contract'
import { Stack, TagsField, toast } from '@tandem/design-system'
import type { FieldTag } from '@tandem/design-system'
import { FailureBanner, GuardedDialog, noFailure, readFailure, useUnsavedGuard } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { usePeopleText } from './messages.ts'
import { invitePeopleMutation } from './queries.ts'
import { addAddresses, addressSeparators } from './invited-addresses.ts'
import { RoleField } from './role-field.tsx'
import type { SettableRole } from './role-field.tsx'

interface InvitePeopleFormProps {
  open: boolean
  onClose: () => void
}

/** The dialog that invites several people with one role. Refused addresses stay in it with the reason. */
export function InvitePeopleForm({ open, onClose }: InvitePeopleFormProps) {
  const text = usePeopleText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [tags, setTags] = useState<readonly FieldTag[]>([])
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<SettableRole>('editor')
  const [failure, setFailure] = useState(noFailure)
  const [needed, setNeeded] = useState<string>()
  const guard = useUnsavedGuard(open && (tags.length > 0 || typed.trim() !== ''))
  const invite = useMutation(invitePeopleMutation)

  const add = (words: string) => {
    setTyped('')
    setNeeded(undefined)
    setTags((before) => addAddresses(before, words))
  }
  const remove = (value: string) => {
    setNeeded(undefined)
    setTags((before) => before.filter((tag) => tag.value !== value))
  }
  const refuse = (message?: string) => {
    setNeeded(message)
    form.current?.querySelector('input')?.focus()
  }
  const submit = async () => {
    if (invite.isPending) return
    const asked = addAddresses(tags, typed)
    setTags(asked)
    setTyped('')
    setFailure(noFailure)
    if (asked.length === 0) return refuse(contractText(teamMessages.invite.emails))
    if (asked.length > invitedAtOnce) return refuse(contractText(teamMessages.invite.tooMany(invitedAtOnce)))
    if (asked.some(({ problem }) => problem !== undefined)) return refuse()
    try {
      const { invited, refused } = await invite.mutateAsync({
        emails: asked.map(({ value }) => value),
        role,
      })
      if (invited.length > 0)
        toast.success({
          title: text('invite.sent', { count: invited.length }),
          description: text('invite.sentText'),
        })
      if (refused.length === 0) {
        guard.release()
        return onClose()
      }
      toast.error({
        title: text('invite.refused', { count: refused.length }),
        description: text('invite.refusedText'),
      })
      setTags(refused.map(({ email, message }) => ({ value: email, problem: message })))
      refuse()
    } catch (error) {
      const problems = problemsOf(error)
      if (problems.size > 0)
        setTags(asked.map((tag, index) => ({ ...tag, problem: problems.get(index) ?? tag.problem })))
      setFailure(
        readFailure(error, Object.fromEntries([...problems.keys()].map((at) => [`emails.${at}`, '']))),
      )
      refuse()
    }
  }
  const count = addAddresses(tags, typed).filter(({ problem }) => problem === undefined).length
  const problems = tags.flatMap(({ value, problem }) =>
    problem === undefined ? [] : [text('invite.problem', { email: value, reason: problem })],
  )
  return (
    <GuardedDialog
      guard={guard}
      loss={text('invite.loss')}
      open={open}
      onClose={onClose}
      title={text('invite.title')}
      description={text('invite.text')}
      action={{ label: text('invite.submit'), form: formId, loading: invite.isPending }}
      footerStart={<output>{count > 0 && text('invite.count', { count })}</output>}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="4">
          <FailureBanner failure={failure} />
          <TagsField
            label={text('invite.emails')}
            hint={text('invite.emailsHint')}
            error={
              problems.length > 0 ? (
                <Stack as="span" gap="1">
                  {problems.map((problem) => (
                    <span key={problem}>{problem}</span>
                  ))}
                </Stack>
              ) : (
                needed
              )
            }
            name="emails"
            inputMode="email"
            autoComplete="off"
            tags={tags}
            typed={typed}
            onTypedChange={setTyped}
            separators={addressSeparators}
            onAdd={add}
            onRemove={remove}
            labels={{ list: text('invite.list'), remove: (email) => text('invite.remove', { email }) }}
          />
          <RoleField value={role} onChange={setRole} error={failure.refusals.role?.message} />
        </Stack>
      </form>
    </GuardedDialog>
  )
}

/** The server's refusals, by index of the address. */
const problemsOf = (error: unknown) =>
  new Map(
    isApiError(error)
      ? Object.entries(error.errors).flatMap(([field, [message]]) => {
          const [, index] = /^emails\.(\d+)$/.exec(field) ?? []
          return index === undefined || message === undefined ? [] : [[Number(index), message] as const]
        })
      : [],
  )
