import { contractText, isApiError } from '@tandem/api-client'
import { Invitation, maxInvitations, teamMessages } from '@tandem/api-contract'
import type { FieldTag } from '@tandem/design-system'
import { noFailure, readFailure, useUnsavedGuard } from '@tandem/page-parts'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import type { SettableRole } from './role-field.tsx'
import { useSendInvitations } from './use-send-invitations.ts'
import { useTypedAddresses } from './use-typed-addresses.ts'

/**
 * What was typed to invite people, and its sending. After a refusal, only the refused addresses stay, each with its
 * reason, and the first wrong field has the focus.
 */
export function useInvitations({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const { setTags, setNeeded, complete, ...addresses } = useTypedAddresses()
  const [name, setName] = useState('')
  const [role, setRole] = useState<SettableRole>('editor')
  const [failure, setFailure] = useState(noFailure)
  const isTyped = addresses.tags.length > 0 || addresses.typed.trim() !== '' || name.trim() !== ''
  const guard = useUnsavedGuard(open && isTyped)
  const { isSending, inviteByName, inviteAll } = useSendInvitations()

  const close = () => {
    guard.release()
    onClose()
  }
  const refuse = (message?: string) => {
    setNeeded(message)
    form.current?.querySelector('input')?.focus()
  }
  const sendByName = async (email: string) => {
    const person = { name, email, role }
    const checked = v.safeParse(Invitation.entries.name, name)
    if (!checked.success) {
      const message = contractText(checked.issues[0].message)
      setFailure({ refusals: { name: { message, value: name } }, banner: null })
      return nameInput.current?.focus()
    }
    try {
      await inviteByName({ ...person, name: checked.output })
      close()
    } catch (error) {
      const failed = readFailure(error, person)
      setFailure(failed)
      setTags([{ value: email, problem: failed.refusals.email?.message }])
      if (failed.refusals.name) nameInput.current?.focus()
      else refuse()
    }
  }
  const sendAll = async (asked: readonly FieldTag[]) => {
    try {
      const refused = await inviteAll({ emails: asked.map(({ value }) => value), role })
      if (refused.length === 0) return close()
      setTags(refused.map(({ email, message }) => ({ value: email, problem: message })))
    } catch (error) {
      const problems = problemsOf(error)
      if (problems.size > 0)
        setTags(asked.map((tag, index) => ({ ...tag, problem: problems.get(index) ?? tag.problem })))
      setFailure(
        readFailure(error, Object.fromEntries([...problems.keys()].map((at) => [`emails.${at}`, '']))),
      )
    }
    refuse()
  }
  const submit = async () => {
    if (isSending) return
    const asked = complete()
    setFailure(noFailure)
    if (asked.length === 0) return refuse(contractText(teamMessages.invite.emails))
    if (asked.length > maxInvitations)
      return refuse(contractText(teamMessages.invite.tooMany(maxInvitations)))
    if (asked.some(({ problem }) => problem !== undefined)) return refuse()
    const [only] = asked
    if (only && asked.length === 1 && name.trim() !== '') return sendByName(only.value)
    return sendAll(asked)
  }
  return {
    ...addresses,
    guard,
    form,
    nameInput,
    name,
    setName,
    role,
    setRole,
    submit,
    isSending,
    failure,
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
