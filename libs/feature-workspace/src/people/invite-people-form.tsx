import { contractText, isApiError } from '@tandem/api-client'
import { Invitation, invitedAtOnce, teamMessages } from '@tandem/api-contract'
import { Stack, TagsField, TextField, toast } from '@tandem/design-system'
import type { FieldTag } from '@tandem/design-system'
import {
  errorOf,
  FailureBanner,
  GuardedDialog,
  noFailure,
  readFailure,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { usePeopleText } from './messages.ts'
import { addPersonMutation, invitePeopleMutation } from './queries.ts'
import { addAddresses, addressSeparators } from './invited-addresses.ts'
import { RoleField } from './role-field.tsx'
import type { SettableRole } from './role-field.tsx'

interface InvitePeopleFormProps {
  open: boolean
  onClose: () => void
}

/**
 * The dialog that invites people with one role; a single one can be given a name. Refused addresses stay in it with the
 * reason.
 */
export function InvitePeopleForm({ open, onClose }: InvitePeopleFormProps) {
  const text = usePeopleText()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [tags, setTags] = useState<readonly FieldTag[]>([])
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const nameInput = useRef<HTMLInputElement>(null)
  const [role, setRole] = useState<SettableRole>('editor')
  const [failure, setFailure] = useState(noFailure)
  const [needed, setNeeded] = useState<string>()
  const guard = useUnsavedGuard(open && (tags.length > 0 || typed.trim() !== '' || name.trim() !== ''))
  const invite = useMutation(invitePeopleMutation)
  const addOne = useMutation(addPersonMutation)

  const isSending = invite.isPending || addOne.isPending

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
  const inviteByName = async (email: string) => {
    const person = { name, email, role }
    const checked = v.safeParse(Invitation.entries.name, name)
    if (!checked.success) {
      const message = contractText(checked.issues[0].message)
      setFailure({ refusals: { name: { message, value: name } }, banner: null })
      return nameInput.current?.focus()
    }
    try {
      const invited = await addOne.mutateAsync({ ...person, name: checked.output })
      guard.release()
      onClose()
      toast.success({
        title: text('invite.sentTo', { name: invited.name }),
        description: text('invite.sentText'),
      })
    } catch (error) {
      const failed = readFailure(error, person)
      setFailure(failed)
      setTags([{ value: email, problem: failed.refusals.email?.message }])
      if (failed.refusals.name) nameInput.current?.focus()
      else refuse()
    }
  }
  const submit = async () => {
    if (isSending) return
    const asked = addAddresses(tags, typed)
    setTags(asked)
    setTyped('')
    setFailure(noFailure)
    if (asked.length === 0) return refuse(contractText(teamMessages.invite.emails))
    if (asked.length > invitedAtOnce) return refuse(contractText(teamMessages.invite.tooMany(invitedAtOnce)))
    if (asked.some(({ problem }) => problem !== undefined)) return refuse()
    const [only] = asked
    if (only && asked.length === 1 && name.trim() !== '') return inviteByName(only.value)
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
  const addresses = addAddresses(tags, typed)
  const count = addresses.filter(({ problem }) => problem === undefined).length
  const isOne = addresses.length === 1
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
      action={{ label: text('invite.submit'), form: formId, loading: isSending }}
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
          {(isOne || name.trim() !== '') && (
            <TextField
              ref={nameInput}
              label={text('invite.name')}
              hint={text(addresses.length > 1 ? 'invite.nameOfOne' : 'invite.nameHint')}
              name="name"
              dir="auto"
              autoComplete="off"
              value={name}
              error={errorOf({ input: name, errors: null }, failure.refusals.name, false)}
              onChange={(event) => setName(event.target.value)}
            />
          )}
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
