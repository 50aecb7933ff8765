import { contractText, isApiError } from '@tandem/api-client'
import { Invitation, invitedAtOnce, teamMessages } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import type { FieldTag } from '@tandem/design-system'
import { noFailure, readFailure, useUnsavedGuard } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { addAddresses } from './invited-addresses.ts'
import { usePeopleText } from './messages.ts'
import { addPersonMutation, invitePeopleMutation } from './queries.ts'
import type { SettableRole } from './role-field.tsx'

/**
 * What was typed to invite people, and its sending. After a refusal, only the refused addresses stay, each with its
 * reason, and the first wrong field has the focus.
 */
export function useInvitations({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = usePeopleText()
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
  return {
    guard,
    form,
    nameInput,
    tags,
    typed,
    setTyped,
    name,
    setName,
    role,
    setRole,
    add,
    remove,
    submit,
    isSending,
    failure,
    /** Why nothing was sent, if no address is to blame. */
    needed,
  }
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
